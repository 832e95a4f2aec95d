// ws with better-sqlite3: each message is written and committed to the disk by itself, and then answered.
const path = require("node:path");
const Database = require("better-sqlite3");
const { WebSocketServer } = require("ws");

const database = new Database(path.join(process.argv[2], "messages.db"));
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");
database.exec("CREATE TABLE message (id INTEGER PRIMARY KEY, room TEXT NOT NULL, body TEXT NOT NULL, at REAL NOT NULL)");
const insert = database.prepare("INSERT INTO message (room, body, at) VALUES (?, ?, ?)");

const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false }, () => {
  process.stdout.write(`open at http://127.0.0.1:${server.address().port}\n`);
});
server.on("connection", (socket, request) => {
  socket.on("message", (message) => {
    const { text } = JSON.parse(message);
    const { lastInsertRowid } = insert.run(request.url, text, Date.now() / 1000);
    socket.send(JSON.stringify({ version: lastInsertRowid }));
  });
});
process.on("SIGTERM", () => process.exit(0));
