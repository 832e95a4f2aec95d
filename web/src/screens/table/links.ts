// Links to a table: what they look like, and those that this browser has made, since the server tells a token only once.

const PLACE = "waset.links";
const MOST = 50;

/** The address that leads to a seat, or to watch: the table, and the token of the link. */
export function inviteLink(table: string, token: string): string {
  return `${location.origin}/j/${table}.${token}`;
}

/** The address that signs another device in. */
export function deviceLink(token: string): string {
  return `${location.origin}/j/${token}`;
}

/** Keeps the token of a table's link for as long as the table may need it. */
export function keepLink(table: string, token: string): void {
  try {
    const entries = Object.entries({ ...kept(), [table]: token }).slice(-MOST);
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing makes a new link next time.
  }
}

/** The token that was kept for a table. */
export function keptLink(table: string): string | undefined {
  return kept()[table];
}

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}
