/** What a push says: the sentence of the list of notifications, with a name or a word at most. */
import { brand } from '#contract/brand'
import type { Language } from '#contract/locales'
import type { NotificationKind } from '#contract/notifications'
import type { PushPayload } from '#contract/push'
import { routes } from '#contract/routes'

interface PushSubject {
  readonly kind: NotificationKind
  readonly subjectId: string
  readonly name: string | null
  readonly word: string | null
}

type Say = (about: { readonly name: string; readonly word: string }) => string

const sentences: Record<NotificationKind, Record<Language, Say>> = {
  message: { zh: ({ name }) => `${name} 给你发了消息`, en: ({ name }) => `${name} wrote to you` },
  contact_request: {
    zh: ({ name }) => `${name} 想加你为联系人`,
    en: ({ name }) => `${name} would like to be your contact`,
  },
  contact_accepted: {
    zh: ({ name }) => `${name} 接受了你的请求，你们已经是联系人了`,
    en: ({ name }) => `${name} accepted your request: you are contacts now`,
  },
  congratulation: {
    zh: ({ name }) => `${name} 祝贺你，继续加油`,
    en: ({ name }) => `${name} congratulates you: keep it up`,
  },
  goal_invitation: {
    zh: ({ name }) => `${name} 想和你一起完成每周目标`,
    en: ({ name }) => `${name} would like to share a weekly goal with you`,
  },
  goal_reached: { zh: () => '你们一起完成了本周的目标', en: () => 'Together you reached this week’s goal' },
  duel_finished: {
    zh: ({ name }) => `${name} 玩完了你发起的对战`,
    en: ({ name }) => `${name} has played the duel that you asked for`,
  },
  class_task: { zh: () => '老师布置了新任务', en: () => 'Your teacher has given a new task' },
  class_over: {
    zh: () => '你已不在一个班级里了，学过的和收到的单词都还在',
    en: () => 'You are no longer in a class. What you learned and were given stays yours.',
  },
  ticket_answered: { zh: () => '客服回复了你', en: () => 'Our team answered you' },
  report_mended: {
    zh: ({ word }) => `你指出的 ${word} 的错误改好了，谢谢你`,
    en: ({ word }) => `The mistake that you reported in “${word}” is mended. Thank you!`,
  },
  warning: {
    zh: () => '你有一条消息被举报，客服看过后认为它违反了规则。请遵守规则，否则账号可能会被停用',
    en: () =>
      'Our team read a message of yours that was reported. It breaks our rules: please keep to them, or your account may be closed.',
  },
  review_due: {
    zh: () => '有单词该复习了，花几分钟就好',
    en: () => 'Some of your words are due: a few minutes are enough',
  },
  streak_at_risk: {
    zh: () => '今天还没学习，学一会儿，连续天数就不会断',
    en: () => 'Study a little today and your streak goes on',
  },
}

const paths: Record<NotificationKind, (about: PushSubject) => string> = {
  message: ({ subjectId }) => routes.chat({ conversation: subjectId }),
  contact_request: () => routes.contacts(),
  contact_accepted: () => routes.contacts(),
  congratulation: () => routes.contacts(),
  goal_invitation: () => routes.contacts(),
  goal_reached: () => routes.contacts(),
  duel_finished: ({ subjectId }) => routes.chat({ conversation: subjectId }),
  class_task: ({ subjectId }) => routes.classPage({ id: subjectId }),
  class_over: () => routes.wordNotes(),
  ticket_answered: ({ subjectId }) => routes.ticket({ id: subjectId }),
  report_mended: ({ word }) => routes.word({ word: word ?? '' }),
  warning: () => routes.terms(),
  review_due: () => routes.review(),
  streak_at_risk: () => routes.review(),
}

export function payloadOf(id: string, about: PushSubject, language: Language): PushPayload {
  const { kind, name, word } = about
  const body = sentences[kind][language]({ name: name ?? '', word: word ?? '' })
  return { title: brand[language], body, path: paths[kind](about), tag: id }
}
