// boardgame.io's own server: `node server.js memory PORT` or `node server.js flatfile PORT FOLDER`.
// The port is printed when it answers.
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { Herds } = require('./game.js');

const [storage, port, folder] = process.argv.slice(2);
const kept = storage === 'flatfile' ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [Herds], origins: [Origins.LOCALHOST], ...kept });
console.log = () => {}; // it says "App serving on port 0..."
server.run(Number(port)).then(({ appServer }) => process.stdout.write(`http://127.0.0.1:${appServer.address().port}\n`));
