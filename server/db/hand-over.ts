/**
 * Hands what learners did with a word to the headword that replaces it: a word that new content made a form or another spelling of one,
 * or an own word that the dictionary has learned. Runs at the end of every import, one short transaction for each learner or note; what an
 * import that was cut off left behind, and what came in while it ran, the next one hands over.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db, Reader } from './client.ts'
import { handOverEntries } from './hand-over-entries.ts'
import { LED_WORDS } from './led-words.ts'
import { rowsOf } from './rows-of.ts'

/** Lets hidden words lead to their headwords. @param baseIds ids of the headwords, by the spelling of the hidden word */
export async function setBases(db: Db, baseIds: ReadonlyMap<string, number>, at: Date): Promise<void> {
  const rows = JSON.stringify([...baseIds].map(([form, base]) => ({ form, base })))
  await db.execute(sql`
    update words set base_id = new.base, base_at = coalesce(words.base_at, ${at.toISOString()}::timestamptz)
    from json_to_recordset(${rows}::json) as new(form text, base integer)
    where words.headword = new.form and words.hidden and words.base_id is distinct from new.base`)
  await db.execute(sql`
    update own_words set base_id = w.id, base_at = ${at.toISOString()}::timestamptz
    from words w where w.headword in (own_words.text, own_words.key) and not w.hidden and own_words.base_id is null`)
  // A base of an earlier import may lead on now.
  for (const table of [sql`words`, sql`own_words`])
    await db.execute(sql`
      update ${table} as led set base_id = base.base_id from words base
      where base.id = led.base_id and base.base_id is not null`)
}

/** Hands over everything that still belongs to a word with a base. The log of answers stays as it is. */
export async function handOverWords(db: Db, at: Date): Promise<void> {
  const learners = await rowsOf<{ id: string }>(
    db,
    sql`
      with led as (${LED_WORDS})
      select user_id as id from cards join led on led.id = cards.word_id
      union select user_id from known_words join led on led.id = known_words.word_id
      union select user_id from look_ups join led on led.id = look_ups.word_id
      union select user_id from own_sentences join led on led.id = own_sentences.word_id`,
  )
  for (const { id } of learners) {
    await db.transaction(async (tx) => {
      await handOverCards(tx, id)
      await handOverMarks(tx, id)
      await handOverSentences(tx, id)
    })
    await breathe()
  }
  await handOverSums(db)
  await handOverEntries(db, at)
}

/** The stronger memory stays: the more stable one, of equals the one with more reviews. */
async function handOverCards(tx: Reader, userId: string): Promise<void> {
  await tx.execute(sql`
    with led as (${LED_WORDS}),
    moved as (
      delete from cards using led where cards.user_id = ${userId} and cards.word_id = led.id
      returning cards.*, led.base_id
    ),
    strongest as (select distinct on (base_id) * from moved order by base_id, stability desc, reps desc, word_id)
    insert into cards as own (
      user_id, word_id, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review,
      begun_at
    )
    select user_id, base_id, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review,
      begun_at
    from strongest
    on conflict (user_id, word_id) do update set
      due = excluded.due, stability = excluded.stability, difficulty = excluded.difficulty,
      scheduled_days = excluded.scheduled_days, learning_steps = excluded.learning_steps, reps = excluded.reps,
      lapses = excluded.lapses, state = excluded.state, last_review = excluded.last_review,
      begun_at = least(own.begun_at, excluded.begun_at)
    where (excluded.stability, excluded.reps) > (own.stability, own.reps)`)
}

async function handOverMarks(tx: Reader, userId: string): Promise<void> {
  await tx.execute(sql`
    with led as (${LED_WORDS}),
    moved as (
      delete from known_words using led where known_words.user_id = ${userId} and known_words.word_id = led.id
      returning known_words.user_id, led.base_id, known_words.at
    )
    insert into known_words (user_id, word_id, at) select user_id, base_id, min(at) from moved group by 1, 2
    on conflict (user_id, word_id) do nothing`)
  await tx.execute(sql`
    with led as (${LED_WORDS}),
    moved as (
      delete from look_ups using led where look_ups.user_id = ${userId} and look_ups.word_id = led.id
      returning look_ups.user_id, led.base_id, look_ups.at, look_ups.informed_on
    )
    insert into look_ups as own (user_id, word_id, at, informed_on)
    select user_id, base_id, max(at), max(informed_on) from moved group by 1, 2
    on conflict (user_id, word_id) do update set
      at = greatest(own.at, excluded.at), informed_on = greatest(own.informed_on, excluded.informed_on)`)
}

/** All sentences stay, also where two words come together and have more than one may have. */
async function handOverSentences(tx: Reader, userId: string): Promise<void> {
  await tx.execute(sql`
    with led as (${LED_WORDS})
    update own_sentences set word_id = led.base_id from led
    where own_sentences.user_id = ${userId} and own_sentences.word_id = led.id`)
}

/** What the answers of all learners come to is added up. A word is not confused with its own form. */
async function handOverSums(db: Db): Promise<void> {
  await db.execute(sql`
    with led as (${LED_WORDS}),
    moved as (
      delete from confusions where word_id in (select id from led) or given_id in (select id from led) returning *
    ),
    named as (
      select coalesce(one.base_id, word_id) as word_id, coalesce(other.base_id, given_id) as given_id, times, by_picture
      from moved left join led one on one.id = word_id left join led other on other.id = given_id
    )
    insert into confusions as own (word_id, given_id, times, by_picture)
    select word_id, given_id, sum(times), sum(by_picture) from named where word_id <> given_id group by 1, 2 order by 1, 2
    on conflict (word_id, given_id) do update set
      times = own.times + excluded.times, by_picture = own.by_picture + excluded.by_picture`)
  await db.execute(sql`
    with led as (${LED_WORDS}),
    moved as (delete from picture_sums using led where word_id = led.id returning picture_sums.*, led.base_id)
    insert into picture_sums as own (word_id, asked, "right")
    select base_id, sum(asked), sum("right") from moved group by 1 order by 1
    on conflict (word_id) do update set asked = own.asked + excluded.asked, "right" = own."right" + excluded."right"`)
}
