// A plain page until the real client is there: it draws what the server tells, and sends one of the options.

const WORDS = {
  en: {
    about: "The server is open at {address}. Send this address to those who should play with you.",
    play: "Play {game} against bots",
    turn: "It is your turn.",
    wait: "The others are thinking.",
    over: "The game is over. First: {names}.",
    seats: "Seats",
    log: "Log",
    you: "you",
    guest: "Guest",
    free: "free",
    chance: "chance",
    undo: "Undo",
    home: "All games",
    lost: "The connection is lost; trying again …",
  },
  de: {
    about: "Der Server ist offen unter {address}. Schick diese Adresse allen, die mitspielen sollen.",
    play: "{game} gegen Computer spielen",
    turn: "Du bist am Zug.",
    wait: "Die anderen denken nach.",
    over: "Die Partie ist vorbei. Vorne: {names}.",
    seats: "Plätze",
    log: "Verlauf",
    you: "du",
    guest: "Gast",
    free: "frei",
    chance: "Zufall",
    undo: "Zurück",
    home: "Alle Spiele",
    lost: "Die Verbindung ist weg; neuer Versuch …",
  },
};

const language = navigator.language.startsWith("de") ? "de" : "en";
const main = document.getElementById("main");
let steps = [];

function say(key, values = {}) {
  return WORDS[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

function element(tag, text, more = {}) {
  return Object.assign(document.createElement(tag), { textContent: text }, more);
}

function button(text, onclick) {
  return element("button", text, { onclick, type: "button" });
}

async function ask(path, body) {
  const how = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID?.() ?? `${Math.random()}` };
  const answer = await fetch(path, { ...how, headers });
  const told = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(`${told.reason.key} ${told.reason.rule}`);
  return told;
}

async function known() {
  try {
    return await ask("/api/me");
  } catch {
    return await ask("/api/me", { name: say("guest") });
  }
}

async function start(game) {
  await known();
  const seats = game.seats.includes(3) ? 3 : game.seats[0];
  const bots = Object.fromEntries([...Array(seats).keys()].slice(1).map((seat) => [seat, "apprentice"]));
  const { table } = await ask("/api/tables", { game: game.name, seats, bots, sits: [0], starts_when_full: true });
  location.hash = table;
}

async function lobby() {
  const { games } = await ask("/api/games");
  main.replaceChildren(...games.map((game) => button(say("play", { game: game.name }), () => start(game))));
}

function named(action) {
  const { type, ...fields } = action;
  const details = Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [type.replace(/(?<!^)([A-Z])/g, " $1").toLowerCase(), ...details].join(", ");
}

function seatLine(update, seat) {
  const { name, bot, kind } = update.seats[seat];
  const who = kind === "free" ? say("free") : name || bot;
  const text = `${seat + 1}. ${who}${seat === update.viewer ? ` (${say("you")})` : ""}`;
  return element("li", text, { className: update.asked.includes(seat) ? "asked" : "" });
}

function headline(update) {
  if (update.ended) {
    const names = update.ended.winners.map((seat) => update.seats[seat].name || update.seats[seat].bot);
    return say("over", { names: names.join(", ") });
  }
  return say(update.options.length ? "turn" : "wait");
}

function draw(table, update) {
  const move = (action) => ask(`/api/tables/${table}/moves`, { action, version: update.question }).catch(show);
  const options = update.options.map((action) => button(named(action), () => move(action)));
  const back = button(say("undo"), () => ask(`/api/tables/${table}/undo`, {}).catch(show));
  const seats = element("ul", "");
  seats.append(...update.seats.map((_, seat) => seatLine(update, seat)));
  const log = element("ol", "", { className: "log" });
  const events = steps.flatMap((step) => step.events.map((event) => [step.seat, event]));
  const shown = events.filter(([, event]) => event.type !== "Planned").slice(-60).reverse();
  log.append(...shown.map(([seat, event]) => element("li", `${seat === null ? say("chance") : seat + 1}: ${named(event)}`)));
  main.replaceChildren(
    ...[button(say("home"), () => { location.hash = ""; }), element("h2", headline(update)), ...options],
    ...(update.free_undo === null ? [] : [back]),
    ...[element("h3", say("seats")), seats, element("h3", say("log")), log],
  );
}

function show(problem) {
  main.prepend(element("p", problem.message));
}

function watch(table, since) {
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/live?since=${since}`);
  let seen = since;
  socket.onmessage = ({ data }) => {
    const update = JSON.parse(data);
    seen = update.version;
    steps = [...steps.slice(0, update.first_step), ...update.steps];
    draw(table, update);
  };
  socket.onclose = ({ code, reason }) => {
    if (location.hash.slice(1) !== table) return;
    if (code >= 4000) return show(new Error(reason));
    show(new Error(say("lost")));
    setTimeout(() => watch(table, seen), 1000);
  };
  addEventListener("hashchange", () => socket.close(), { once: true });
}

function open() {
  const table = location.hash.slice(1);
  steps = [];
  if (table) watch(table, 0);
  else lobby().catch(show);
}

document.documentElement.lang = language;
document.getElementById("about").textContent = say("about", { address: location.origin });
addEventListener("hashchange", open);
open();
