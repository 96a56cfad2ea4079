/** The text of the weekly digest: numbers alone, never what others wrote. */
import { brand } from '#contract/brand'
import { localize, type Language } from '#contract/locales'
import { routes } from '#contract/routes'
import { addDays, type Day } from '#rules/days'
import type { MailMessage } from '../../providers/mail/index.ts'

export interface Week {
  /** Its Monday, and the Monday after it. */
  readonly from: Day
  readonly to: Day
  /** Distinct words answered; those of them that were new. */
  readonly practised: number
  readonly begun: number
  readonly studyDays: number
  /** Days of study in a row, now. */
  readonly streak: number
  readonly due: number
  readonly unread: number
}

interface Reader {
  readonly username: string
  readonly origin: string
  /** Address of the page that asks whether to unsubscribe. */
  readonly unsubscribe: string
}

type Lines = Omit<MailMessage, 'to' | 'unsubscribe'>

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The link leads to the reviews where words are due, else home. The last line says how to end it. */
export function digestMail(language: Language, week: Week, { username, origin, unsubscribe }: Reader): Lines {
  const link = `${origin}${week.due > 0 ? routes.review() : routes.home()}`
  const facts = factsOf(language, week).join('\n')
  const range = rangeOf(language, week)
  return localize(language, {
    zh: {
      subject: subjectOf(language, week),
      text: `${username}，你好！\n\n上周（${range}）的小结：\n\n${facts}\n\n${link}\n\n${brand.both}\n\n你在设置里开启了每周小结，所以收到这封邮件，每周最多一封。\n退订每周小结：${unsubscribe}`,
      action: week.due > 0 ? '去复习' : '继续学习',
    },
    en: {
      subject: subjectOf(language, week),
      text: `Hi ${username},\n\nYour last week, ${range}:\n\n${facts}\n\n${link}\n\n${brand.both}\n\nYou get this mail, once a week at most, because you turned it on in the settings.\nUnsubscribe from the weekly digest: ${unsubscribe}`,
      action: week.due > 0 ? 'Review now' : 'Go on learning',
    },
  })
}

function subjectOf(language: Language, { practised, due }: Week): string {
  if (practised > 0)
    return localize(language, {
      zh: `上周你练了 ${practised} 个单词`,
      en: `You practised ${plural(practised, 'word', 'words')} last week`,
    })
  if (due > 0)
    return localize(language, {
      zh: `有 ${due} 个单词等你复习`,
      en: `${plural(due, 'word is', 'words are')} waiting for a review`,
    })
  return localize(language, { zh: `你在${brand.zh}有未读消息`, en: `You have unread messages in ${brand.en}` })
}

/** A line for each number that is not zero. */
function factsOf(language: Language, { practised, begun, studyDays, streak, due, unread }: Week): string[] {
  const lines: readonly [number, Readonly<Record<Language, string>>][] = [
    [
      practised,
      {
        zh: `练过 ${practised} 个单词${begun > 0 ? `，其中 ${begun} 个是新学的` : ''}`,
        en: `${plural(practised, 'word', 'words')} practised${begun > 0 ? `, ${begun} of them new` : ''}`,
      },
    ],
    [studyDays, { zh: `学习了 ${studyDays} 天`, en: `${plural(studyDays, 'day', 'days')} of study` }],
    [streak, { zh: `现在连续学习 ${streak} 天`, en: `A streak of ${plural(streak, 'day', 'days')} now` }],
    [due, { zh: `现在有 ${due} 个单词该复习`, en: `${plural(due, 'word', 'words')} due for review now` }],
    [unread, { zh: `有 ${unread} 条未读消息`, en: plural(unread, 'unread message', 'unread messages') }],
  ]
  return lines.flatMap(([count, line]) => (count > 0 ? [localize(language, line)] : []))
}

/** '3 月 2 日至 8 日', 'March 2 to March 8'. */
function rangeOf(language: Language, { from, to }: Pick<Week, 'from' | 'to'>): string {
  const format = new Intl.DateTimeFormat(localize(language, { zh: 'zh-CN', en: 'en-US' }), {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const [first, last] = [from, addDays(to, -1)].map((day) => format.format(new Date(`${day}T00:00:00Z`)))
  return localize(language, { zh: `${first}至${last}`, en: `${first} to ${last}` })
}
