import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import {
  figureKinds,
  providerNames,
  type AdminFigure,
  type AdminOverview,
  type ProviderHealth,
} from '#contract/admin-overview'
import { someUser } from '#tests/factories'
import { never, refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { inLocale } from '#tests/stories'

const shown = (overview: MockAnswers['GET /api/admin/overview'], path = '/admin', api: MockAnswers = {}) =>
  screen({
    path,
    as: 'user',
    api: { 'GET /api/user': someUser({ is_admin: true, role: 'admin' }), 'GET /api/admin/overview': overview, ...api },
  })

const week = [
  '2026-02-25',
  '2026-02-26',
  '2026-02-27',
  '2026-02-28',
  '2026-03-01',
  '2026-03-02',
  '2026-03-03',
  '2026-03-04',
]

const counts: Readonly<Record<AdminFigure['kind'], readonly number[]>> = {
  active_learners: [120, 131, 128, 160, 171, 125, 133, 84],
  answers: [5_200, 5_420, 5_105, 7_300, 7_810, 5_230, 5_618, 3_020],
  new_accounts: [12, 9, 14, 22, 25, 11, 10, 6],
  errors: [0, 1, 0, 0, 3, 0, 2, 0],
  'queue.reports': [14, 14, 13, 13, 13, 9, 8, 6],
  'queue.tickets': [2, 3, 2, 4, 4, 1, 2, 3],
  'queue.mails': [0, 0, 0, 0, 0, 0, 0, 2],
  'queue.recordings': [0, 0, 1, 0, 0, 0, 0, 0],
}

const figures = figureKinds.map((kind): AdminFigure => {
  const before = { active_learners: 70, answers: 3_650, new_accounts: 6, errors: 0 } as const
  return {
    kind,
    now: counts[kind].at(-1) ?? 0,
    week_ago: kind in before ? before[kind as keyof typeof before] : (counts[kind][0] ?? 0),
    days: week.map((day, index) => ({ day, count: counts[kind][index] ?? 0 })),
  }
})

const provider = (name: ProviderHealth['name'], given: Partial<ProviderHealth> = {}): ProviderHealth => ({
  name,
  setup: 'service',
  succeeded: 0,
  failed: 0,
  last_success_at: null,
  last_failure_at: null,
  ...given,
})

const morning = '2026-03-04T03:40:00.000Z'
const noon = '2026-03-04T04:03:00.000Z'

const someOverview = (given: Partial<AdminOverview> = {}): AdminOverview => ({
  at: '2026-03-04T04:05:00.000Z',
  time_zone: 'Asia/Shanghai',
  waiting: [
    { kind: 'reports', count: 6 },
    { kind: 'chat_reports', count: 2 },
    { kind: 'tickets', count: 3 },
    { kind: 'mails', count: 0 },
    { kind: 'payments', count: 1 },
    { kind: 'unreviewed', count: 1_001 },
  ],
  figures,
  providers: [
    provider('mail', { succeeded: 61, last_success_at: noon }),
    provider('sms', { succeeded: 38, failed: 2, last_success_at: noon, last_failure_at: morning }),
    provider('google', { setup: 'off' }),
    provider('alipay', { failed: 4, succeeded: 9, last_success_at: morning, last_failure_at: noon }),
    provider('stripe', { setup: 'demo' }),
    provider('ai'),
    provider('voice', { setup: 'own', succeeded: 12, last_success_at: morning }),
    provider('scorer', { setup: 'own', succeeded: 3, last_success_at: morning }),
    provider('storage', { setup: 'own' }),
  ],
  storage: { database_bytes: 2_430_000_000, disk: { used_bytes: 18_200_000_000, free_bytes: 21_800_000_000 } },
  backup: { at: '2026-03-03T19:00:00.000Z', bytes: 412_000_000 },
  backup_check: {
    at: '2026-03-01T20:00:00.000Z',
    outcome: 'passed',
    backup_at: '2026-03-01T19:00:00.000Z',
    learners: 18_400,
    answers: 9_250_000,
  },
  ...given,
})

const meta = { title: 'Screens/AdminOverview', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const texts = {
  zh: {
    payments: '查看订单',
    unreviewed: '1,000+',
    active: '现在 84，上星期三同一时间 70：多了 20%。',
    same: '现在 6，与上星期三同一时间相同。',
    providers: '外部服务',
    sms: /今天 40 次中有 2 次失败/,
    failing: '出错',
    off: '不显示 Google 登录。',
    free: '已用 18.2 GB，可用 21.8 GB',
    never: /npm run admin -- record-backup/,
    checked: /学习者 18,400 位，答案 9,250,000 条/,
    notChecked: /还没有检验过/,
    broken: /备份已损坏/,
    noCalls: '最近七天没有成功的调用。',
    loading: '正在加载',
    retry: '重试',
    locked: '没有权限',
    log: '操作日志',
    mail: 'r***@example.com',
    mails: '未发出的邮件',
    noMails: '邮件都发出去了',
  },
  en: {
    payments: 'See the orders',
    unreviewed: '1,000+',
    active: '84 now, 70 at this time last Wednesday: 20% more.',
    same: '6 now, as many as at this time last Wednesday.',
    providers: 'Services we call',
    sms: /2 of 40 failed today/,
    failing: 'Fails',
    off: 'Nobody can sign in with Google.',
    free: '18.2 GB used, 21.8 GB free',
    never: /npm run admin -- record-backup/,
    checked: /learners 18,400, answers 9,250,000/,
    notChecked: /None yet/,
    broken: /the backup is broken/,
    noCalls: 'No call has worked in the last seven days.',
    loading: 'Loading',
    retry: 'Try again',
    locked: 'This is not for you',
    log: 'Log',
    mail: 'r***@example.com',
    mails: 'Failed mails',
    noMails: 'Every mail was sent',
  },
}

/** What waits leads to its list; every picture and every provider has its words. */
export const Default: Story = {
  ...shown(someOverview()),
  play: async (context) => {
    const { canvas } = context
    const { payments, unreviewed, active, same, providers, sms, failing, off, free, checked, log } = inLocale(
      context,
      texts,
    )
    await expect(await canvas.findByRole('link', { name: payments })).toHaveAttribute(
      'href',
      '/admin/orders?status=failed',
    )
    await canvas.findByText(unreviewed)
    await canvas.findByText(active)
    await canvas.findByText(same)
    const table = within(canvas.getByRole('table', { name: providers }))
    await expect(table.getByText(sms)).toBeVisible()
    await expect(table.getByText(failing)).toBeVisible()
    await expect(table.getByText(off)).toBeVisible()
    await canvas.findByText(free)
    await canvas.findByText(checked)
    await expect(canvas.getByRole('link', { name: log })).toHaveAttribute('href', '/admin/log')
  },
}

/** On the first day there is nothing to compare, and no backup. */
export const Empty: Story = {
  ...shown(
    someOverview({
      waiting: someOverview().waiting.map(({ kind }) => ({ kind, count: 0 })),
      figures: figures.map(({ kind, days }) => ({
        kind,
        now: 0,
        week_ago: kind.startsWith('queue.') ? null : 0,
        days: days.map(({ day }) => ({ day, count: 0 })),
      })),
      providers: providerNames.map((name) => provider(name)),
      storage: { database_bytes: 41_000_000, disk: null },
      backup: null,
      backup_check: null,
    }),
  ),
  play: async (context) => {
    const { canvas } = context
    const { never: neverRecorded, notChecked, noCalls } = inLocale(context, texts)
    await canvas.findByText(neverRecorded)
    await canvas.findByText(notChecked)
    await expect(canvas.getAllByText(noCalls)).toHaveLength(providerNames.length)
  },
}

/** A backup that nobody could open is found before it is needed. */
export const BackupBroken: Story = {
  ...shown(
    someOverview({
      backup_check: {
        at: '2026-03-04T02:00:00.000Z',
        outcome: 'unreadable',
        backup_at: '2026-03-03T19:00:00.000Z',
        learners: null,
        answers: null,
      },
    }),
  ),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).broken)
  },
}

export const Loading: Story = {
  ...shown(never),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).loading)
  },
}

export const Failed: Story = {
  ...shown(refuse(503, 'busy')),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: inLocale(context, texts).retry })
  },
}

export const Locked: Story = {
  ...shown(refuse(403, 'admin_only'), '/admin', { 'GET /api/user': someUser() }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).locked)
  },
}

/** To whom and about what, never the text. */
export const Mails: Story = {
  ...shown(never, '/admin/mails', {
    'GET /api/admin/mails': {
      items: [
        { id: '1', to: 'r***@example.com', subject: '验证邮箱，你的词林账号就建好了', at: noon },
        { id: '2', to: null, subject: null, at: morning },
      ],
      next: null,
    },
  }),
  play: async (context) => {
    const { canvas } = context
    const { mail, mails } = inLocale(context, texts)
    const table = within(await canvas.findByRole('table', { name: mails }))
    await expect(table.getByText(mail)).toBeVisible()
    await expect(table.getAllByRole('row')).toHaveLength(3)
  },
}

export const NoMails: Story = {
  ...shown(never, '/admin/mails', { 'GET /api/admin/mails': { items: [], next: null } }),
  play: async (context) => {
    await context.canvas.findByText(inLocale(context, texts).noMails)
  },
}
