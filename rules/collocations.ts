/** Partners of a word: where the phrases of its entry show which preposition or verb goes with it, another one is worth a hint. */
import type { AboutWord, SentenceFinding, Token } from './sentence-finding.ts'

/** Prepositions that verbs and adjectives bind. */
const PREPOSITIONS = new Set('of to for from about at on in with'.split(' '))
/** Of these the ones that hardly ever stand there by themselves: 'in', 'at', 'for' and 'with' begin times and places, 'to' an infinitive. */
const MISTAKEN = new Set(['of', 'from', 'about'])
/** Learners take 'on' for this one. */
const LIKE_ON = 'in'
/** A word that goes with more prepositions than these goes with others, too. */
const MOST_PARTNERS = 2
/** A noun has an 'of' of its own: 'the aim of the game'. */
const BINDING = new Set(['v', 'adj'])
/** Verbs that learners put where English says another one. */
const LIGHT_VERBS = new Set(['do', 'make'])
const DETERMINERS = new Set('a an the my your his her its our their some any this that'.split(' '))
/** Before a verb that says what somebody does: 'do' after one of these is no question. */
const SUBJECTS = new Set(
  "i you he she we they to can could will would should must may might don't doesn't didn't not always often never".split(
    ' ',
  ),
)

type Collocation = Extract<SentenceFinding, { code: 'collocation' }>

/** The words of which a token may be a form, itself among them. */
const basesOf = ({ key, known }: Token): string[] => [
  key,
  ...(known ? [known.headword.toLowerCase(), ...known.forms.map(({ of }) => of.toLowerCase())] : []),
]

/** @param word one of the sentence */
export function findCollocations(
  sentence: string,
  word: string,
  tokens: readonly Token[],
  { phrases = [], examples = [], partsOfSpeech = [] }: AboutWord,
): SentenceFinding[] {
  const wanted = word.toLowerCase()
  if (wanted.includes(' ')) return []
  const parts = phrases.map((phrase) => phrase.toLowerCase().split(' '))
  const isBinding = partsOfSpeech.length > 0 && partsOfSpeech.every((part) => BINDING.has(part))
  return tokens.flatMap((token, index): SentenceFinding[] => {
    if (!basesOf(token).includes(wanted)) return []
    const found = [
      isBinding ? wrongPreposition(sentence, wanted, tokens, index, parts) : null,
      wrongVerb(wanted, tokens, index, parts),
    ]
    return found.flatMap((finding) => {
      // What the dictionary says itself is right.
      const isShown = finding && examples.some((example) => example.toLowerCase().includes(finding.given.toLowerCase()))
      return finding && !isShown ? [finding] : []
    })
  })
}

/** 'Depend of' where the phrases know 'depend on' alone, and no 'on' follows later. */
function wrongPreposition(
  sentence: string,
  word: string,
  tokens: readonly Token[],
  index: number,
  phrases: readonly (readonly string[])[],
): Collocation | null {
  const [token, next] = [tokens[index], tokens[index + 1]]
  if (!token || !next) return null
  if (sentence.slice(token.span.end, next.span.start).trim() !== '') return null
  const followers = new Set(
    phrases.flatMap((parts) => {
      const at = parts.indexOf(word)
      const follower = parts[at + 1]
      return at >= 0 && at <= 1 && follower !== undefined ? [follower] : []
    }),
  )
  if (followers.size === 0 || followers.size > MOST_PARTNERS) return null
  if (![...followers].every((follower) => PREPOSITIONS.has(follower))) return null
  if (followers.has(next.key)) return null
  if (!MISTAKEN.has(next.key) && !(next.key === 'on' && followers.has(LIKE_ON))) return null
  if (tokens.slice(index + 1).some(({ key }) => followers.has(key))) return null
  return {
    code: 'collocation',
    given: `${token.text} ${next.text}`,
    right: [...followers].map((follower) => `${token.text} ${follower}`),
    span: { start: token.span.start, end: next.span.end },
  }
}

/** 'Do a decision' where the phrases know 'make a decision'. */
function wrongVerb(
  word: string,
  tokens: readonly Token[],
  index: number,
  phrases: readonly (readonly string[])[],
): Collocation | null {
  const token = tokens[index]
  const hasDeterminer = DETERMINERS.has(tokens[index - 1]?.key ?? '')
  const at = index - (hasDeterminer ? 2 : 1)
  const [verb, before] = [tokens[at], tokens[at - 1]]
  if (!token || !verb || !before || !SUBJECTS.has(before.key)) return null
  const given = basesOf(verb).find((base) => LIGHT_VERBS.has(base))
  if (given === undefined) return null
  const shown = phrases.filter(
    (parts) => parts.at(-1) === word && parts.length === (DETERMINERS.has(parts[1] ?? '') ? 3 : 2),
  )
  const withVerb = shown.filter(([first]) => first !== undefined && !DETERMINERS.has(first) && isLight(first))
  if (withVerb.length === 0 || withVerb.some(([first]) => first === given)) return null
  return {
    code: 'collocation',
    given: tokens
      .slice(at, index + 1)
      .map(({ text }) => text)
      .join(' '),
    right: withVerb.map((parts) => parts.join(' ')),
    span: { start: verb.span.start, end: token.span.end },
  }
}

const VERBS_OF_PHRASES = new Set('do make take have pay give get go draw catch tell keep hold set'.split(' '))
const isLight = (text: string): boolean => VERBS_OF_PHRASES.has(text)
