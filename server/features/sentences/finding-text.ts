/** What is said about a finding: a hint in whole words. */
import type { Language } from '#contract/locales'
import type { SentenceFinding } from '#rules/sentence-finding'

type Say = (finding: SentenceFinding, meant: readonly string[]) => string

const zh: Say = (finding, meant) => {
  switch (finding.code) {
    case 'missing_word':
      return `句子里没有用到 ${finding.word}。`
    case 'unknown_word':
      return `词典里没有“${finding.word}”${meant.length > 0 ? `，是不是 ${meant.join('、')}？` : '，请再看看拼写。'}`
    case 'repeated':
      return `“${finding.word}”连着写了两次。`
    case 'article':
      return `${finding.next} 前面用 ${finding.right}，不用 ${finding.given}。`
    case 'base_form':
      return `${finding.after} 后面用原形 ${finding.right}，不用 ${finding.given}。`
    case 'collocation':
      return `一般说 ${finding.right.join(' 或 ')}，你写的是 ${finding.given}，再看看？`
    case 'too_short':
      return `再写长一点，至少 ${finding.fewest} 个词，画面才出得来。`
    case 'copied':
      return '这是词典里的例句。换成你自己的事，会记得更牢。'
    case 'small_i':
      return '“我”要写成大写的 I。'
    case 'capital':
      return '句子的第一个字母要大写。'
    case 'full_stop':
      return '句末要有句号、问号或感叹号。'
  }
}

const en: Say = (finding, meant) => {
  switch (finding.code) {
    case 'missing_word':
      return `${finding.word} is not in the sentence.`
    case 'unknown_word':
      return `“${finding.word}” is not in the dictionary${meant.length > 0 ? `. Did you mean ${meant.join(', ')}?` : ': look at its spelling again.'}`
    case 'repeated':
      return `“${finding.word}” is there twice.`
    case 'article':
      return `Before ${finding.next} it is ${finding.right}, not ${finding.given}.`
    case 'base_form':
      return `After ${finding.after} comes the base form ${finding.right}, not ${finding.given}.`
    case 'collocation':
      return `One usually says ${finding.right.join(' or ')}. You wrote ${finding.given}: look again?`
    case 'too_short':
      return `Make it a little longer: at least ${finding.fewest} words, so that there is something to see.`
    case 'copied':
      return 'This is an example of the dictionary. Something of your own stays longer.'
    case 'small_i':
      return 'The word I is always a capital letter.'
    case 'capital':
      return 'A sentence begins with a capital letter.'
    case 'full_stop':
      return 'A sentence ends with a full stop, a question mark or an exclamation mark.'
  }
}

const texts: Readonly<Record<Language, Say>> = { zh, en }

/** @param meant spellings that may have been meant */
export const findingText = (finding: SentenceFinding, meant: readonly string[], language: Language): string =>
  texts[language](finding, meant)
