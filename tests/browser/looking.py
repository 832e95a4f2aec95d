"""What is looked at on every screen: accessibility, and whether everything fits."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

FITS = "() => document.documentElement.scrollWidth <= innerWidth"
NO_SCROLL = "() => document.documentElement.scrollHeight <= innerHeight"
CUT = """() => document.fonts.ready.then(() => [...document.querySelectorAll(
    'body *:not(.hidden-text, input, select, svg *)')]
    .filter((one) => one.offsetParent && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim()))"""


def axe_problems(page: Page) -> list[str]:
    """What axe finds wrong, one line for each element."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]]


def fits_across(page: Page) -> bool:
    """Whether nothing reaches beyond the sides."""
    return bool(page.evaluate(FITS))


def fits_whole(page: Page) -> bool:
    """Whether nothing has to be scrolled."""
    return fits_across(page) and bool(page.evaluate(NO_SCROLL))


def cut_texts(page: Page) -> list[str]:
    """Texts that do not fit where they stand."""
    return list(page.evaluate(CUT))
