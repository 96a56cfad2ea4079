/** The database of an Anki collection in schema 11, which every version of Anki opens, and what its one row of settings says. */
import { packageFields } from '#rules/anki-package'

/** Tables and columns as Anki names them. */
export const SCHEMA = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
  dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null,
  dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
  tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
  usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
  factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
  odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null,
  lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_notes_csum on notes (csum);
create index ix_cards_usn on cards (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_usn on revlog (usn);
create index ix_revlog_cid on revlog (cid);`

const SCHEMA_VERSION = 11
/** The same in every package, so that Anki knows our note type again. A moment in milliseconds, as Anki makes them. */
export const NOTE_TYPE_ID = 1_795_824_000_000
const DEFAULT_DECK_ID = 1

const question = `<div class="word" lang="en">{{Word}}</div>
{{#Phonetic}}<div class="phonetic">{{Phonetic}}</div>{{/Phonetic}}`

/** The learner's own meaning takes the place of the dictionary's. */
const answer = `{{FrontSide}}
<hr id="answer">
{{#My meaning}}<div class="meaning">{{My meaning}}</div>{{/My meaning}}
{{^My meaning}}<div class="meaning" lang="zh">{{Chinese}}</div><div class="english" lang="en">{{English}}</div>{{/My meaning}}
{{#Example}}<div class="example">{{Example}}</div>{{/Example}}
{{#Remark}}<div class="remark">{{Remark}}</div>{{/Remark}}`

const css = `.card { font-family: Inter, "Noto Sans SC", sans-serif; font-size: 1.25rem; line-height: 1.5; text-align: center; }
.word { font-size: 2rem; font-weight: 600; }
.phonetic, .english, .remark { opacity: .75; }
.example { margin-top: 1em; font-style: italic; }`

const field = (name: string, ord: number) => ({
  name,
  ord,
  sticky: false,
  rtl: false,
  font: 'Arial',
  size: 20,
  media: [],
})

const noteType = (seconds: number) => ({
  id: NOTE_TYPE_ID,
  name: 'Wordgrove',
  type: 0,
  mod: seconds,
  usn: -1,
  sortf: 0,
  did: null,
  tmpls: [{ name: 'Word', ord: 0, qfmt: question, afmt: answer, bqfmt: '', bafmt: '', did: null, bfont: '', bsize: 0 }],
  flds: packageFields.map(field),
  css,
  latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
  latexPost: '\\end{document}',
  latexsvg: false,
  req: [[0, 'any', [0]]],
  tags: [],
  vers: [],
})

const today = [0, 0]

const deck = (id: number, name: string, seconds: number) => ({
  id,
  name,
  mod: seconds,
  usn: -1,
  lrnToday: today,
  revToday: today,
  newToday: today,
  timeToday: today,
  collapsed: false,
  browserCollapsed: false,
  desc: '',
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 0,
})

/** Anki's own defaults: how decks are studied there is the learner's choice. */
const deckOptions = (seconds: number) => ({
  id: 1,
  name: 'Default',
  mod: seconds,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
  rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200, hardFactor: 1.2 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  dyn: false,
})

export interface CollectionSettings {
  /** When day 0 of the collection begins. */
  readonly begin: Date
  readonly at: Date
  /** Minutes by which the learner's clock is behind UTC at `begin`. */
  readonly minutesWest: number
  /** Names of decks by id, those above others included. */
  readonly decks: ReadonlyMap<number, string>
  readonly nextPosition: number
}

/** The values of the one row of `col`, by column. */
export function collectionRow({ begin, at, minutesWest, decks, nextPosition }: CollectionSettings) {
  const seconds = Math.floor(at.getTime() / 1000)
  const conf = {
    nextPos: nextPosition,
    estTimes: true,
    activeDecks: [DEFAULT_DECK_ID],
    curDeck: DEFAULT_DECK_ID,
    curModel: NOTE_TYPE_ID,
    sortType: 'noteFld',
    sortBackwards: false,
    timeLim: 0,
    addToCur: true,
    newSpread: 0,
    dueCounts: true,
    collapseTime: 1200,
    dayLearnFirst: false,
    schedVer: 2,
    creationOffset: minutesWest,
  }
  const all = [[DEFAULT_DECK_ID, 'Default'] as const, ...decks]
  return {
    id: 1,
    crt: Math.floor(begin.getTime() / 1000),
    mod: at.getTime(),
    scm: at.getTime(),
    ver: SCHEMA_VERSION,
    dty: 0,
    usn: 0,
    ls: 0,
    conf: JSON.stringify(conf),
    models: JSON.stringify({ [NOTE_TYPE_ID]: noteType(seconds) }),
    decks: JSON.stringify(Object.fromEntries(all.map(([id, name]) => [id, deck(id, name, seconds)]))),
    dconf: JSON.stringify({ 1: deckOptions(seconds) }),
    tags: '{}',
  }
}
