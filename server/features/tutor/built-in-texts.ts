/** What the tutor says without an AI service. Plain text: words, never markup. */
import type { Language } from '#contract/locales'

const zh = {
  help: '你好！我可以：查单词、给例句、考考你该复习的词、讲两个词的区别、检查你造的句子里的拼写和词形，聊完了说“今天就到这里”，我会把这次的单词整理出来，存到笔记。比如：“apple 是什么意思”“考考我”“borrow 和 lend 有什么区别”“用 apple 造句”。我靠词典回答，不会闲聊，也讲不了语法和翻译整句。',
  cannot:
    '这个我不会。我靠词典回答：查单词、例句、小测验、两个词的区别、检查句子里的拼写和词形、把单词存到笔记。闲聊、语法讲解和翻译整句，我做不到。',
  unknownWord: (word: string, meant: readonly string[]) =>
    meant.length > 0 ? `词典里没有“${word}”。你是不是想找：` : `词典里没有“${word}”，也没有拼写相近的词。`,
  meaning: (word: string) => `${word} 在词典里是这样写的：`,
  formOf: (form: string, words: readonly string[]) => `${form} 是 ${words.join('、')} 的一种形式。`,
  translation: (text: string) => `“${text}”可以说：`,
  noTranslation: (text: string) => `我没有找到意思是“${text}”的单词。`,
  examples: (word: string) => `${word} 的例句：`,
  noExamples: (word: string) => `词典里还没有 ${word} 的例句。`,
  quiz: (count: number) => `来，${count} 个该复习的词。答案会照常计入复习。`,
  noQuiz: '现在没有该复习的词。先去学几个新词，再来找我考你吧。',
  noNote: (one: string, other: string) => `${one} 和 ${other} 的区别，我这里没有写好的说明。先看看它们各自的意思：`,
  sameWord: (one: string, other: string) => `${one} 和 ${other} 在词典里是同一个词。`,
  askSentence: (word: string) => `好，用 ${word} 写一个英语句子发给我，我来看看拼写和词形。`,
  askAnySentence: '把你的英语句子发给我吧，像这样：“检查：I like apples.”',
  sentenceFine: '拼写和词形，我没有发现问题。意思和语法是否自然，词典看不出来。',
  sentenceFound: '我看到这些可以改的地方：',
  sentenceRest: '拼写和词形以外的语法，词典看不出来。',
  save: (count: number) => `要把这 ${count} 个单词存到笔记吗？点下面的按钮选一本笔记。`,
  finish: (count: number) =>
    `好，今天就聊到这里！这次聊到 ${count} 个值得记住的单词，要存成一页笔记吗？点下面的按钮选一本笔记。`,
  finishNothing: '好，下次再聊！',
  saveNothing: '还没有可以存的单词。先查一个词，或者告诉我是哪些词，比如“把 apple 和 pear 加到笔记”。',
}

const en: typeof zh = {
  help: 'Hello! I can look up words, give examples, quiz you on the words that are due, explain how two words differ, check spelling and word forms in a sentence of yours, and keep words in a note: say “bye” and I collect those of our chat. For example: “what does apple mean”, “quiz me”, “the difference between borrow and lend”, “a sentence with apple”. I answer from the dictionary: I cannot chat, explain grammar or translate whole sentences.',
  cannot:
    'I cannot do that. I answer from the dictionary: words, examples, a quiz, how two words differ, spelling and word forms in your sentence, and keeping words in a note. Chatting, grammar and translating whole sentences are beyond me.',
  unknownWord: (word, meant) =>
    meant.length > 0
      ? `“${word}” is not in the dictionary. Did you mean one of these?`
      : `“${word}” is not in the dictionary, and nothing is spelled like it.`,
  meaning: (word) => `This is what the dictionary says about ${word}:`,
  formOf: (form, words) => `${form} is a form of ${words.join(', ')}.`,
  translation: (text) => `For “${text}” you can say:`,
  noTranslation: (text) => `I found no word that means “${text}”.`,
  examples: (word) => `Examples with ${word}:`,
  noExamples: (word) => `The dictionary has no examples with ${word} yet.`,
  quiz: (count) =>
    count === 1
      ? 'Here is the one word that is due. Your answer counts as a review.'
      : `Here are ${count} words that are due. Your answers count as reviews.`,
  noQuiz: 'No words are due now. Learn a few new ones, then let me quiz you.',
  noNote: (one, other) => `I have no note on how ${one} and ${other} differ. Here is what each of them means:`,
  sameWord: (one, other) => `${one} and ${other} are one word in the dictionary.`,
  askSentence: (word) =>
    `Fine. Send me an English sentence with ${word}, and I will look at its spelling and word forms.`,
  askAnySentence: 'Send me your English sentence like this: “check: I like apples.”',
  sentenceFine:
    'I see nothing wrong with spelling and word forms. Whether it sounds natural, a dictionary cannot tell.',
  sentenceFound: 'This can be better:',
  sentenceRest: 'Grammar beyond spelling and word forms, a dictionary cannot tell.',
  save: (count) =>
    count === 1
      ? 'Shall I keep this word in a note? Choose the note with the button below.'
      : `Shall I keep these ${count} words in a note? Choose the note with the button below.`,
  finish: (count) =>
    count === 1
      ? 'See you! This is the word of our chat that is worth keeping. Choose the note for it with the button below.'
      : `See you! These ${count} words of our chat are worth keeping. Choose the note for them with the button below.`,
  finishNothing: 'See you next time!',
  saveNothing: 'There is no word to keep yet. Look one up, or tell me which ones: “save apple and pear to a note”.',
}

export const builtInTexts: Readonly<Record<Language, typeof zh>> = { zh, en }
