// Which packages lie in the built client, with the texts of their licences; one without a text ends the build.
import type { Plugin, Rolldown } from "vite";
import { noticeIn } from "./font-notice.ts";

/** A package, as the server lists it. */
export interface Work {
  name: string;
  version: string;
  licence: string;
  notices: string[];
  text: string;
}

type Files = Rolldown.PluginContext["fs"];
type Notices = Map<string, Set<string>>; // of each package's folder

const FOLDER = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const TEXT = /^(?:un)?licen[cs]e|^copying|^notice|^third-party-licen[cs]e/i;
const STYLE = /\.css(?:$|\?)|[?&]lang\.css/;
const FONT = /\.(?:woff2?|[ot]tf|eot)$/;
const MADE_OF_MODULES = /\.(?:css|html|map)$/; // their modules are those of the chunks
const TOOLS: Record<string, string> = { "\0vite/": "vite", "\0rolldown/": "rolldown" }; // whose own code is put in
const OF_THE_TOOL_ALONE = "\n# Licenses of bundled dependencies\n"; // below stands what runs in the tool, not here
const LIST = "third-party-licences";
const RULE = "=".repeat(80);

/** Writes the list beside the client, for the server and for the package of Python. */
export function licences(): Plugin {
  let root = "";
  return {
    name: "licences",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    transform: {
      order: "pre", // later its text stands in place of the @import
      handler(code, id) {
        if (STYLE.test(id) && /@import\b/.test(code)) {
          this.error(`${id} uses @import, and nobody tells what that brings: import the style sheet in a module`);
        }
      },
    },
    async generateBundle(_, bundle) {
      const found = packagesIn(bundle, root);
      const works = await Promise.all([...found].map(([folder, notices]) => workIn(this.fs, folder, notices)));
      works.sort((a, b) => (a.name < b.name ? -1 : 1));
      this.emitFile({ type: "asset", fileName: `${LIST}.json`, source: JSON.stringify(works, null, 1) });
      this.emitFile({ type: "asset", fileName: `${LIST}.txt`, source: works.map(written).join("\n") });
    },
  };
}

/** The folders of all packages of which something lies in the client, with the notices in their fonts. */
function packagesIn(bundle: Rolldown.OutputBundle, root: string): Notices {
  const found: Notices = new Map();
  for (const output of Object.values(bundle)) {
    const origins =
      output.type === "chunk" ? Object.keys(output.modules) : filesOf(output).map((one) => `${root}/${one}`);
    for (const folder of origins.map((origin) => folderOf(origin, root))) {
      if (folder === undefined) continue;
      const notices = found.get(folder) ?? new Set();
      if (FONT.test(output.fileName)) notices.add(noticeOf(output as Rolldown.OutputAsset));
      found.set(folder, notices);
    }
  }
  return found;
}

/** The files that an asset was made of. */
function filesOf(asset: Rolldown.OutputAsset): string[] {
  if (asset.originalFileNames.length > 0 || MADE_OF_MODULES.test(asset.fileName)) return asset.originalFileNames;
  throw new Error(`nobody tells where ${asset.fileName} comes from, so its licence is unknown`);
}

/** The folder of the package that a module or file belongs to; none for our own. */
function folderOf(origin: string, root: string): string | undefined {
  if (!origin.startsWith("\0")) return FOLDER.exec(origin)?.[1];
  const beginning = Object.keys(TOOLS).find((one) => origin.startsWith(one));
  if (beginning) return `${root}/node_modules/${TOOLS[beginning]}`;
  throw new Error(`nobody tells where the module ${origin.slice(1)} comes from, so its licence is unknown`);
}

function noticeOf(font: Rolldown.OutputAsset): string {
  if (font.fileName.endsWith(".woff2") && typeof font.source !== "string") return noticeIn(font.source);
  throw new Error(`${font.fileName} is no WOFF2, whose notice alone can be read`);
}

/** A package with its licence. */
async function workIn(files: Files, folder: string, notices: Set<string>): Promise<Work> {
  const { name, version, license } = JSON.parse(await files.readFile(`${folder}/package.json`, { encoding: "utf8" }));
  const entries = (await files.readdir(folder, { withFileTypes: true })).filter((one) => one.isFile());
  const names = entries.map((one) => one.name).filter((one) => TEXT.test(one));
  const texts = await Promise.all(names.sort().map((one) => files.readFile(`${folder}/${one}`, { encoding: "utf8" })));
  const text = texts.map((one) => one.replaceAll("\r\n", "\n").split(OF_THE_TOOL_ALONE)[0]?.trim()).join("\n\n");
  if (!text) throw new Error(`the package ${name} ${version} lies in the client and brings no text of its licence`);
  if (typeof license !== "string") throw new Error(`the package ${name} ${version} does not name its licence`);
  return { name, version, licence: license, notices: [...notices].filter((one) => !text.includes(one)).sort(), text };
}

function written({ name, version, licence, notices, text }: Work): string {
  return `${RULE}\n${name} ${version} (${licence})\n${RULE}\n\n${[...notices, text].join("\n\n")}\n`;
}
