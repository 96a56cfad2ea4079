import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen as page, spyOn, userEvent, waitFor, within } from 'storybook/test'
import type { TourProps } from '#features/tour'
import { Tour } from '#features/tour'
import { UserProvider } from '#lib/session'
import { storage } from '#lib/storage'
import { savedUser, someStats, someUser } from '#tests/factories'
import { refuse } from '#tests/mock-api'
import type { MockAnswers } from '#tests/mock-api'
import { screen } from '#tests/screen'
import { loadTexts } from '../../src/app/i18n.ts'

const update = fn<(body: unknown) => void>()
const newcomer = { onboarding_completed: false }

const home = (api: MockAnswers = {}, path = '/home') =>
  screen({
    path,
    as: 'user',
    api: {
      'GET /api/user': someUser(newcomer),
      'PUT /api/user': ({ body }) => {
        update(body)
        return savedUser({ ...newcomer, ...(body as object) })
      },
      'GET /api/user/stats': someStats(),
      'GET /api/challenges': { categories: [] },
      ...api,
    },
  })

const meta = {
  title: 'Screens/Home/Tour',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => void update.mockClear(),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const titles = {
  sidebarToggle: /^(侧栏可以收起来|Fold the sidebar away)$/,
  menuButton: /^(菜单在这里打开|Open the menu here)$/,
  navigation: /^(从这里去任何地方|From here to everywhere)$/,
  bottomBar: /^(常用的页面在底部|The main pages are down here)$/,
  inputPanel: /^(写下想学的单词|Write what you want to learn)$/,
  learningMode: /^(选一种学习方式|Choose how to learn)$/,
  userMenu: /^(你的账户|Your account)$/,
  more: /^(其他都在“更多”里|Everything else is in More)$/,
}
type StepName = keyof typeof titles

/** The tooltip of a step, once it has the focus. */
async function stepOf(name: StepName, step: number, steps: number): Promise<HTMLElement> {
  const dialog = await page.findByRole('dialog', { name: titles[name] }, { timeout: 10_000 })
  await waitFor(() => expect(dialog).toHaveFocus())
  await expect(dialog).toHaveAccessibleDescription(new RegExp(`第 ${step} 步，共 ${steps} 步|Step ${step} of ${steps}`))
  return dialog
}

/** Goes through steps by the right arrow key, and stays at the last of them. */
async function goTo(names: readonly StepName[], steps = names.length): Promise<HTMLElement> {
  let dialog: HTMLElement | undefined
  for (const [place, name] of names.entries()) {
    if (place > 0) await userEvent.keyboard('{ArrowRight}')
    dialog = await stepOf(name, place + 1, steps)
  }
  if (!dialog) throw new RangeError('No step')
  return dialog
}

const wide: StepName[] = ['sidebarToggle', 'navigation', 'inputPanel', 'learningMode', 'userMenu']
const narrow: StepName[] = ['menuButton', 'bottomBar', 'inputPanel', 'learningMode', 'more']

const reaches =
  (count: number, names = wide) =>
  async () => {
    const dialog = await goTo(names.slice(0, count), names.length)
    const { left, right } = dialog.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(page.getByTestId('spotlight')).toBeInTheDocument()
  }

const newHere = /^(第一次来？|New here\?)$/

const isGone = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

/** The first step of a new learner. */
export const Default: Story = { ...home(), play: reaches(1) }
export const Navigation: Story = { ...home(), play: reaches(2) }
export const InputPanel: Story = { ...home(), play: reaches(3) }
export const LearningMode: Story = { ...home(), play: reaches(4) }
export const UserMenu: Story = { ...home(), play: reaches(5) }

const onPhone = { globals: { viewport: { value: 'phone' } } }
export const Phone: Story = { ...home(), ...onPhone, play: reaches(1, narrow) }
export const PhoneBottomBar: Story = { ...home(), ...onPhone, play: reaches(2, narrow) }
export const PhoneMore: Story = { ...home(), ...onPhone, play: reaches(5, narrow) }
export const Dark: Story = { ...home(), globals: { displayMode: 'dark' }, play: reaches(3) }
export const EyeProtection: Story = { ...home(), globals: { displayMode: 'eye-protection' }, play: reaches(2) }

const guestHome = screen({
  path: '/home',
  as: 'guest',
  api: {
    'GET /api/user': { ...someUser(newcomer), role: 'guest', email: null, phone: null },
    'PUT /api/user': ({ body }) => {
      update(body)
      return savedUser({ ...newcomer, ...(body as object) })
    },
    'GET /api/user/stats': someStats(),
    'GET /api/challenges': { categories: [] },
  },
})

/** Over a guest's page nothing opens by itself: the tour is offered at its end, and begins when it is asked for. There is no account menu to show. */
export const Guest: Story = {
  ...guestHome,
  play: async () => {
    const offer = within((await page.findByText(newHere)).closest<HTMLElement>('[role="note"]') ?? document.body)
    await expect(page.queryByRole('dialog')).toBeNull()
    await userEvent.click(offer.getByRole('link', { name: /^(带我看看|Show me around)$/ }))
    await reaches(4, wide.slice(0, 4))()
  },
}

/** Declined: it goes, and the server keeps that. */
export const GuestDeclines: Story = {
  ...guestHome,
  play: async () => {
    await page.findByText(newHere)
    await userEvent.click(page.getByRole('button', { name: /^(不用了|No, thanks)$/ }))
    await waitFor(() => expect(page.queryByText(newHere)).toBeNull())
    await waitFor(() => expect(update.mock.calls).toEqual([[{ onboarding_completed: true }]]))
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

/** Back and forth, then Done: the server keeps it, and the focus is where it was. */
export const Finished: Story = {
  ...home(),
  play: async () => {
    await goTo(wide)
    await userEvent.keyboard('{ArrowLeft}')
    await stepOf('learningMode', 4, 5)
    await userEvent.keyboard('{ArrowRight}')
    await stepOf('userMenu', 5, 5)
    await userEvent.click(page.getByRole('button', { name: /^(完成|Done)$/ }))
    await isGone()
    await waitFor(() => expect(update.mock.calls).toEqual([[{ onboarding_completed: true }]]))
    await expect(storage.read('hasCompletedOnboardingTour')).toBeNull()
  },
}

export const Skipped: Story = {
  ...home(),
  play: async () => {
    await stepOf('sidebarToggle', 1, 5)
    await userEvent.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(update.mock.calls).toEqual([[{ onboarding_completed: true }]]))
  },
}

/** The server does not keep it: this browser does, and nobody is told. */
export const NotRecorded: Story = {
  ...home({ 'PUT /api/user': refuse(503, 'busy') }),
  play: async () => {
    const log = spyOn(console, 'info').mockImplementation(() => undefined)
    await stepOf('sidebarToggle', 1, 5)
    await userEvent.click(page.getByRole('button', { name: /^(跳过导览|Skip Tour)$/ }))
    await isGone()
    await waitFor(() => expect(storage.read('hasCompletedOnboardingTour')).toBe('true'))
    await expect(log).toHaveBeenCalledWith('Recording the completed tour failed', 'busy')
    await expect(page.queryByRole('alert')).toBeNull()
    log.mockRestore()
  },
}

/** A dialog that opens meanwhile goes first; the tour then goes on where it was. */
export const Paused: Story = {
  ...home(),
  play: async () => {
    await goTo(wide.slice(0, 2), 5)
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    dialog.setAttribute('aria-label', 'Another')
    document.body.append(dialog)
    await waitFor(() => expect(page.queryByRole('dialog', { name: titles.navigation })).toBeNull())
    dialog.remove()
    await stepOf('navigation', 2, 5)
    await expect(update).not.toHaveBeenCalled()
  },
}

/** What has gone from the screen during the tour is skipped. */
export const TargetGone: Story = {
  ...home(),
  play: async () => {
    await goTo(wide.slice(0, 3), 5)
    const mode = document.querySelector('[data-part="learning-mode"]')
    if (mode instanceof HTMLElement) mode.style.display = 'none'
    await userEvent.keyboard('{ArrowRight}')
    await stepOf('userMenu', 5, 5)
  },
}

/** Who has completed the tour starts it again in the account menu, as often as they like. */
export const Asked: Story = {
  ...home({ 'GET /api/user': someUser() }),
  play: async ({ canvas }) => {
    for (const _ of ['once', 'again']) {
      const account = await canvas.findByRole('button', { name: /lin-xiaoyu/ })
      await userEvent.click(account)
      await userEvent.click(await page.findByRole('menuitem', { name: /^(带我看看|Show me around)$/ }))
      await stepOf('sidebarToggle', 1, 5)
      await userEvent.keyboard('{Escape}')
      await isGone()
      await waitFor(() => expect(account).toHaveFocus())
    }
    await expect(update).not.toHaveBeenCalled()
  },
}

/** A page of two parts, one of them invisible, with a tour of its own. */
const withSteps = (steps: TourProps['steps']): Story => {
  const base = home()
  return {
    ...base,
    beforeEach: async (context: Parameters<typeof base.beforeEach>[0]) => {
      const release = await base.beforeEach(context)
      await loadTexts(['tour'])
      return release
    },
    afterEach: undefined,
    render: () => (
      <UserProvider>
        <MemoryRouter>
          <main>
            <h1 data-part="input-panel">Wordgrove</h1>
            <p data-part="learning-mode" hidden>
              Hidden
            </p>
            <Tour occasion="asked" steps={steps} />
          </main>
        </MemoryRouter>
      </UserProvider>
    ),
  }
}

/** Neither a missing nor an invisible target counts as a step. */
export const NothingElse: Story = {
  ...withSteps([
    { target: 'nowhere', content: 'navigation', placement: 'right' },
    { target: 'learning-mode', content: 'learningMode', placement: 'bottom' },
    { target: 'input-panel', content: 'inputPanel', placement: 'bottom' },
  ]),
  play: async () => {
    const dialog = await stepOf('inputPanel', 1, 1)
    await expect(within(dialog).queryByRole('button', { name: /^(跳过导览|Skip Tour)$/ })).toBeNull()
    await expect(within(dialog).getByRole('button', { name: /^(完成|Done)$/ })).toBeVisible()
  },
}

/** The words stand in the log; the page stays. */
async function isRefused(words: string): Promise<void> {
  const log = spyOn(console, 'info').mockImplementation(() => undefined)
  await waitFor(() => expect(log).toHaveBeenCalledWith(words))
  await expect(page.getByRole('heading', { name: 'Wordgrove' })).toBeVisible()
  await expect(page.queryByRole('dialog')).toBeNull()
  log.mockRestore()
}

/** A step of the wrong shape is refused. */
export const Error: Story = {
  ...withSteps([{ content: 'navigation' }] as unknown as TourProps['steps']),
  play: () => isRefused('Tour step must be an object with a target'),
}

export const NoList: Story = {
  ...withSteps('navigation' as unknown as TourProps['steps']),
  play: () => isRefused('The tour step list must be an array'),
}
