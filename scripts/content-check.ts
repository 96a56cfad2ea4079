/** `npm run content:check`: what is formally wrong with everything in content/authored/words. Ends with 1 when anything is. */
import { baseFaults } from '../content/bases.ts'
import { readAuthoredWords } from '../content/authored-words.ts'
import { entryFaults, repeatedSentences } from '../content/authoring/formal-faults.ts'
import { readInflections } from '../content/authoring/inflections.ts'

const authored = await readAuthoredWords()
const inflections = await readInflections(authored)
const faults = [...authored].flatMap(([headword, word]) =>
  entryFaults(headword, word, inflections.get(headword) ?? []).map((fault) => `${headword}: ${fault}`),
)
const repeated = repeatedSentences(authored).map(
  ({ sentence, headwords }) => `${headwords.join(', ')}: the same example: ${sentence}`,
)
const headwords = new Set([...inflections.keys()].map((headword) => headword.toLowerCase()))
faults.push(...baseFaults(authored, (word) => headwords.has(word)))
for (const fault of [...faults, ...repeated]) console.log(fault)
console.log(`${faults.length + repeated.length} faults in ${authored.size} entries.`)
if (faults.length + repeated.length > 0) process.exitCode = 1
