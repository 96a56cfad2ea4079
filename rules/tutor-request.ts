/** What a learner asks the tutor for, in English or Chinese, as far as a dictionary can answer it. */

export type TutorRequest =
  /** A word by itself, or the Chinese of one; `isBare` when nothing but it was written. */
  | { readonly kind: 'look_up'; readonly text: string; readonly isBare: boolean }
  | { readonly kind: 'examples'; readonly word: string }
  | { readonly kind: 'quiz' }
  | { readonly kind: 'compare'; readonly words: readonly [string, string] }
  /** `word` shall be in the sentence; either may be missing. */
  | { readonly kind: 'sentence'; readonly word: string | null; readonly sentence: string | null }
  /** No words: those that were spoken of last. */
  | { readonly kind: 'save'; readonly words: readonly string[] }
  /** The end of a chat: what was spoken of in it may be kept. */
  | { readonly kind: 'finish' }
  | { readonly kind: 'help' }
  | { readonly kind: 'unknown' }

/** More words than these are no entry of the dictionary. */
const MOST_WORDS_BARE = 4
/** Longer Chinese is a sentence, not the meaning of a word. */
const MOST_HAN_BARE = 8
/** Words that one line may ask to be saved. */
const MOST_SAVED = 20

type Groups = Readonly<Record<string, string | undefined>>

/** An English word or phrase, in quotation marks or not. */
const word = String.raw`["'“‘「《]?(?<word>[a-z][a-z'’ -]*?)["'”’」》]?`
const other = word.replace('<word>', '<other>')
const both = String.raw`${word}(?:\s+(?:and|or|with|vs\.?|versus)\s+|\s*(?:和|跟|与|、|,|\/)\s*)${other}`

/** The whole of a line, without what is said for politeness. The first that fits is meant. */
const patterns: readonly (readonly [RegExp, (groups: Groups) => TutorRequest])[] = [
  [
    /(?:quiz|test)(?: me)?(?: .*)?|(?:再)?(?:来个|做个|来一个)?小?(?:测验|测试)(?:一下)?我?|考考?我.*|出(?:几道|五道|5道)?题.*/,
    () => ({ kind: 'quiz' }),
  ],
  [
    /(?:good ?bye|bye(?:[ -]?bye)?|see you(?: .*)?|(?:that['’]s|that is) (?:all|it)(?: .*)?|(?:i['’]m|i am) done(?: .*)?|end (?:the|this) chat|(?:finish|stop) for today|good night)|(?:今天)?(?:就)?(?:先)?(?:聊|学|练|问)?到(?:这里|这儿|这)(?:吧|了)?|再见|拜拜|结束(?:聊天|对话)?(?:吧|了)?|下次(?:再聊|见)|晚安/,
    () => ({ kind: 'finish' }),
  ],
  [
    /(?:help|what can you do|what do you do|hi|hello|hey)(?: .*)?|帮助|你好.*|您好.*|你(?:能|会|可以)(?:做|干)?(?:什么|啥)|怎么用|有什么功能/,
    () => ({ kind: 'help' }),
  ],
  [
    new RegExp(String.raw`(?:explain |tell me |what(?:'s| is) )?(?:the )?differences? between ${both}|compare ${both}`),
    compare,
  ],
  [new RegExp(String.raw`${word} (?:vs\.?|versus) ${other}`), compare],
  [
    new RegExp(
      String.raw`(?:解释|说说|讲讲)?(?:一下)?\s*${both}(?:之间)?(?:的|有|有什么|怎么|如何)*(?:区别|不同|区分|分别|差别)(?:在哪里|在哪|是什么|吗)?`,
    ),
    compare,
  ],
  [
    new RegExp(
      String.raw`(?:(?:make|write|check) )?(?:a|my) sentence (?:with|using|for) ${word}(?:\s*[:：]\s*(?<sentence>.+))?`,
    ),
    sentence,
  ],
  [
    new RegExp(String.raw`(?:我)?(?:要|想)?[用拿]?\s*${word}\s*造(?:个|一个)?句子?(?:\s*[:：,，]\s*(?<sentence>.+))?`),
    sentence,
  ],
  [new RegExp(String.raw`造(?:个|一个)?句子?\s*[:：]?\s*${word}(?:\s*[:：]\s*(?<sentence>.+))?`), sentence],
  [
    /(?:check|correct)(?: (?:my|this|the))?(?: sentence)?\s*[:：]\s*(?<sentence>.+)|(?:检查|改|看看?)(?:一?下)?(?:我?的?)?(?:这个)?(?:句子)?\s*[:：]\s*(?<sentence>.+)/,
    sentence,
  ],
  [
    new RegExp(
      String.raw`(?:give me |show me )?(?:an? |some |more )?(?:example sentences?|examples?)(?: (?:of|for|with))? ${word}|how (?:do|can) (?:i|you) use ${word}`,
    ),
    examples,
  ],
  [
    new RegExp(
      String.raw`(?:给我|来)?(?:几个|一些)?(?:用)?\s*${word}\s*(?:的|有什么|有哪些)*(?:例句|例子|怎么用|的?用法)`,
    ),
    examples,
  ],
  [
    /(?:save|keep|add)(?: (?:these|those|them|it|this|that|the))?(?: words?)?(?: (?:to|in) (?:a|my|the) notes?)?/,
    () => ({ kind: 'save', words: [] }),
  ],
  [
    /(?:保存|收藏|存下来|记下来|存到笔记|加到笔记|保存到笔记)(?:这些|这个)?(?:单?词)?/,
    () => ({ kind: 'save', words: [] }),
  ],
  [/(?:save|keep|add) (?<list>[a-z][a-z'’ ,，、;-]*?)(?: (?:to|in) (?:a|my|the) notes?)?/, save],
  [
    /(?:把|保存|收藏|存)\s*(?<list>[a-z][a-z'’ ,，、和;-]*?)\s*(?:存到|加到|保存到|记到|放到|加入|存入)?(?:我的)?(?:笔记)?(?:里|本)?(?:保存|收藏)?/,
    save,
  ],
  [
    new RegExp(
      String.raw`(?:what does ${word} mean|what is (?:the )?meaning of ${word}|(?:the )?meaning of ${word}|(?:look up|define|explain|translate) ${word})`,
    ),
    lookUp,
  ],
  [
    new RegExp(String.raw`(?:查|查一下|查查|解释|翻译)(?:一下)?(?:单?词)?\s*[:：]?\s*${word}(?:是?什么意思|的意思)?`),
    lookUp,
  ],
  [new RegExp(String.raw`${word}\s*(?:这个?词)?(?:是|的)?(?:什么|啥)?意思(?:是什么)?`), lookUp],
  [/(?:how (?:do|can) (?:i|you) say |what is )["“「]?(?<zh>\p{Script=Han}+)["”」]?(?: in english)?/u, translate],
  [
    /["“「]?(?<zh>\p{Script=Han}{1,12}?)["”」]?(?:用|的)?(?:英语|英文)(?:怎么|如何)?(?:说|讲|写|是什么|是啥)?/u,
    translate,
  ],
]

const part = (groups: Groups, name: string): string | null => groups[name]?.trim() || null

function compare(groups: Groups): TutorRequest {
  return { kind: 'compare', words: [part(groups, 'word') ?? '', part(groups, 'other') ?? ''] }
}
function sentence(groups: Groups): TutorRequest {
  return { kind: 'sentence', word: part(groups, 'word'), sentence: part(groups, 'sentence') }
}
function examples(groups: Groups): TutorRequest {
  return { kind: 'examples', word: part(groups, 'word') ?? '' }
}
function save(groups: Groups): TutorRequest {
  const words = (part(groups, 'list') ?? '').split(/[,，、;和]|\band\b/).map((each) => each.trim())
  return { kind: 'save', words: words.filter((each) => each !== '').slice(0, MOST_SAVED) }
}
function lookUp(groups: Groups): TutorRequest {
  return { kind: 'look_up', text: part(groups, 'word') ?? '', isBare: false }
}
function translate(groups: Groups): TutorRequest {
  return { kind: 'look_up', text: part(groups, 'zh') ?? '', isBare: false }
}

const polite =
  /^(?:(?:please|pls|can you|could you|would you|i want to|i'd like to|let's|请问?|麻烦|能不能|可以|帮我|帮忙|我想)[,，]?\s*)+/i

const whole = patterns.map(([pattern, read]) => [new RegExp(`^(?:${pattern.source})$`, 'iu'), read] as const)
const bareHan = new RegExp(`^\\p{Script=Han}{1,${MOST_HAN_BARE}}$`, 'u')

export function parseTutorRequest(line: string): TutorRequest {
  const written = line.normalize('NFKC').replace(/\s+/g, ' ').trim()
  const asked = written
    .replace(polite, '')
    .replace(/(?:,? please|谢谢)?[\s.。!！?？~～]*$/i, '')
    .trim()
  for (const [pattern, read] of whole) {
    const found = pattern.exec(asked)
    if (!found) continue
    const request = read(found.groups ?? {})
    // A sentence to be checked keeps its full stop.
    if (request.kind !== 'sentence' || request.sentence === null) return request
    return { ...request, sentence: written.slice(written.indexOf(request.sentence)) }
  }
  if (/^[a-z][a-z'’ -]*$/i.test(asked) && asked.split(' ').length <= MOST_WORDS_BARE)
    return { kind: 'look_up', text: asked, isBare: true }
  if (bareHan.test(asked)) return { kind: 'look_up', text: asked, isBare: true }
  return { kind: 'unknown' }
}
