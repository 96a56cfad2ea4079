/** Words of minimal pairs for the small dictionary of API tests. */
import type { Reader } from '../../server/db/client.ts'
import { words } from '../../server/db/schema/words.ts'

/** Headword, American and British phonetics. */
const WORDS = `
think θɪŋk θɪŋk, sink sɪŋk sɪŋk, path pæθ pɑːθ, pass pæs pɑːs, thick θɪk θɪk, sick sɪk sɪk,
right raɪt raɪt, light laɪt laɪt, road roʊd rəʊd, load loʊd ləʊd, right raɪt raɪt, ride raɪd raɪd,
white waɪt waɪt, wide waɪd waɪd, spot spɑt spɒt, sport spɔrt spɔːt, pot pɑt pɒt, port pɔrt pɔːt,
full fʊl fʊl, fool ful fuːl`

/** Ids by headword. Inserted before the first look-up: the look-up is kept in memory. */
export async function insertSoundWords(db: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = new Map(
    WORDS.split(',').map((line) => {
      const [headword = '', ipaUs = '', ipaUk = ''] = line.trim().split(' ')
      return [
        headword,
        { headword, ipaUs, ipaUk, meaningZh: '词', meaningEn: `meaning of ${headword}`, reviewed: true },
      ]
    }),
  )
  const inserted = await db
    .insert(words)
    .values([...rows.values()])
    .returning({ id: words.id, headword: words.headword })
  return new Map(inserted.map(({ id, headword }) => [headword, id]))
}
