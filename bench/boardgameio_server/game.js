// A game of Kariba's size for boardgame.io: 64 cards of eight kinds, hands of five, herds of three that chase.
// Written for the bench: what has no weight on the wire or in the reducer is left out, and a finished deal begins anew.
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const KINDS = 8;
const COPIES = 8;
const HAND = 5;
const HERD = 3;

const none = () => new Array(KINDS).fill(0);

function deal(seats, random) {
  const cards = [];
  for (let kind = 0; kind < KINDS; kind++) for (let copy = 0; copy < COPIES; copy++) cards.push(kind);
  const pile = random.Shuffle(cards);
  const players = {};
  for (let seat = 0; seat < seats; seat++) {
    const hand = none();
    for (let card = 0; card < HAND; card++) hand[pile.pop()]++;
    players[seat] = { hand };
  }
  return {
    secret: { pile },
    players,
    waterhole: none(),
    sizes: new Array(seats).fill(HAND),
    won: new Array(seats).fill(0),
    pile: pile.length,
    last: null,
  };
}

function preyOf(waterhole, hunter) {
  if (waterhole[hunter] < HERD) return -1;
  if (hunter === 0) return waterhole[KINDS - 1] > 0 ? KINDS - 1 : -1;
  for (let kind = hunter - 1; kind >= 0; kind--) if (waterhole[kind] > 0) return kind;
  return -1;
}

function play({ G, ctx, playerID, random }, kind, count) {
  const { hand } = G.players[playerID];
  if (!(count >= 1) || !(hand[kind] >= count)) return INVALID_MOVE;
  const seat = Number(playerID);
  hand[kind] -= count;
  G.waterhole[kind] += count;
  const prey = preyOf(G.waterhole, kind);
  const chased = prey < 0 ? 0 : G.waterhole[prey];
  if (prey >= 0) {
    G.won[seat] += chased;
    G.waterhole[prey] = 0;
  }
  for (let drawn = 0; drawn < count && G.secret.pile.length > 0; drawn++) hand[G.secret.pile.pop()]++;
  G.sizes[seat] = hand.reduce((sum, cards) => sum + cards, 0);
  G.pile = G.secret.pile.length;
  G.last = { seat, kind, count, prey, chased };
  if (G.sizes[seat] === 0) return { ...deal(ctx.numPlayers, random), last: { ...G.last } };
}

exports.Herds = {
  name: 'herds',
  minPlayers: 2,
  maxPlayers: 5,
  setup: ({ ctx, random }) => deal(ctx.numPlayers, random),
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
};
