// boardgame.io's own server with its own storage in files: a market of three stalls, one move a turn.
const { Server, FlatFile } = require("boardgame.io/dist/cjs/server.js");
const { PlayerView } = require("boardgame.io/dist/cjs/core.js");
const net = require("node:net");

const LARGEST_HAND = 10;

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: 110 }, (_, card) => card % 11));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, 3) };
  const stalls = [1, 2, 3].map((cards) => deck.splice(0, cards));
  return { secret: { deck }, discarded: [], players, stalls };
}

function visit({ G, playerID, random }, stall) {
  const own = G.players[playerID];
  own.hand.push(...G.stalls[stall]);
  G.stalls[stall] = [];
  if (own.hand.length > LARGEST_HAND) G.discarded.push(...own.hand.splice(0, own.hand.length - LARGEST_HAND));
  for (const cards of G.stalls) {
    if (G.secret.deck.length === 0) {
      G.secret.deck = random.Shuffle(G.discarded);
      G.discarded = [];
    }
    if (G.secret.deck.length > 0) cards.push(G.secret.deck.pop());
  }
}

const market = {
  name: "market",
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  moves: { visit: { move: visit, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
};

// The library prints for itself; the first line has to be ours.
console.log = () => {};
const probe = net.createServer().listen(0, "127.0.0.1", () => {
  const { port } = probe.address();
  probe.close(async () => {
    const server = Server({ games: [market], db: new FlatFile({ dir: process.argv[2] }), origins: [] });
    await server.run({ port }, () => process.stdout.write(`open at http://127.0.0.1:${port}\n`));
  });
});
process.on("SIGTERM", () => process.exit(0));
