/** The frame around the pages: who sees which links, and what is fetched before it is opened. */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { UserProvider } from '#lib/session'
import { someCourses, someProgress } from '#tests/story-memory'
import { someUser } from '#tests/factories'
import { screen } from '#tests/screen'
import { noteApi, storyNote } from '#tests/story-notes'
import { inLocale } from '#tests/stories'
import { PageLink } from '../../src/app/PageLink.tsx'

const meta = { title: 'Screens/Everywhere/Frame', globals: { viewport: { value: 'desktop' } } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const navigation = async (context: StoryContext) =>
  within(
    await context.canvas.findByRole('navigation', { name: inLocale(context, { zh: '主导航', en: 'Main navigation' }) }),
  )
const addressesIn = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))

const mainLinks = ['/home', '/challenges', '/word-notes', '/review', '/courses', '/leaderboard']
const moreButton = async (context: StoryContext) =>
  (await navigation(context)).getByRole('button', { name: /^(更多|More)/ })

/** What everyone has: six links, the rest behind a press; nothing for administrators. */
export const Default: Story = {
  ...screen({ path: '/about', as: 'user' }),
  play: async (context) => {
    const links = async () => addressesIn((await navigation(context)).getAllByRole('link'))
    await expect(await links()).toEqual(mainLinks)
    const more = await moreButton(context)
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more)
    const all = await links()
    await expect(all.slice(mainLinks.length)).toContain('/chat')
    await expect(all.filter((address) => address?.startsWith('/admin'))).toEqual([])
    // Learners start the tour in the menu of their account.
    await expect(all).not.toContain('/home?tour=start')
    await expect(localStorage.getItem('moreLinks')).toBe('open')
    await userEvent.click(more)
    await expect(await links()).toEqual(mainLinks)
    await expect(context.canvas.getByRole('switch', { name: /护眼模式|Eye protection/ })).toBeInTheDocument()
    await expect(context.canvas.getByRole('radio', { name: 'EN' })).toBeInTheDocument()
  },
}

/** Folded, More still shows the page in view and counts what waits behind it; the bell stands beside the logo. */
export const Folded: Story = {
  ...screen({
    path: '/contacts',
    as: 'user',
    api: {
      'GET /api/user': someUser({ unread_notifications: 3 }),
      'GET /api/contacts': { contacts: [] },
      'GET /api/conversations/unread': { messages: 2 },
    },
  }),
  play: async (context) => {
    const links = addressesIn((await navigation(context)).getAllByRole('link'))
    await expect(links).toEqual([...mainLinks, '/contacts'])
    await waitFor(async () => expect(await moreButton(context)).toHaveTextContent(/2 条未读|2 unread/))
    const bell = await context.canvas.findByRole('link', { name: /^(通知|Notifications), 3 (条未读|unread)$/ })
    await expect(bell).toHaveAttribute('href', '/notifications')
  },
}

/** An administrator has a part of the navigation of their own. */
export const Administrator: Story = {
  ...screen({
    path: '/about',
    as: 'user',
    api: { 'GET /api/user': someUser({ is_admin: true, role: 'admin' }) },
  }),
  play: async (context) => {
    const own = await context.canvas.findByRole('list', {
      name: inLocale(context, { zh: '团队', en: 'Team' }),
    })
    await expect(addressesIn(within(own).getAllByRole('link'))).toEqual([
      '/admin/word-manager',
      '/admin/quick-update',
      '/admin/notes-manager',
      '/admin',
    ])
  },
}

/** Who has no account is told what it is good for, with both ways to one. */
export const GuestMode: Story = {
  ...screen({ path: '/about', as: 'guest' }),
  play: async (context) => {
    const { canvas } = context
    const texts = inLocale(context, {
      zh: { title: '游客模式', text: '登录保存进度，使用全部功能', signIn: '登录', signUp: '创建账号' },
      en: {
        title: 'Guest Mode',
        text: 'Sign in to save progress and access full features',
        signIn: 'Sign in',
        signUp: 'Create account',
      },
    })
    await expect(await canvas.findByText(texts.title)).toBeVisible()
    await expect(canvas.getByText(texts.text)).toBeVisible()
    await expect(canvas.getByRole('link', { name: texts.signUp })).toHaveAttribute('href', '/signup')
    await expect(addressesIn(canvas.getAllByRole('link', { name: texts.signIn }))).toContain('/signin')
    await expect(canvas.queryByRole('button', { name: /账户菜单|Account menu/ })).toBeNull()
    await userEvent.click(await moreButton(context))
    const tour = canvas.getByRole('link', { name: /^(带我看看|Show me around)$/ })
    await expect(tour).toHaveAttribute('href', '/home?tour=start')
  },
}

/** The signed-in learner: picture, name, e-mail, and a menu with settings and signing out. */
export const Account: Story = {
  ...screen({
    path: '/about',
    as: 'user',
    api: { 'GET /api/user': someUser({ avatar: '/logo-192.png' }) },
  }),
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: /账户菜单|Account menu/ })
    await expect(menu).toHaveTextContent('lin-xiaoyu')
    await expect(menu).toHaveTextContent('xiaoyu@example.com')
    await waitFor(() => expect(menu.querySelector('img')).toHaveAttribute('src', '/logo-192.png'))
    await userEvent.click(menu)
    await expect(await canvas.findByRole('menuitem', { name: /设置|Settings/ })).toHaveAttribute('href', '/settings')
    await expect(canvas.getByRole('menuitem', { name: /退出登录|Log out/ })).toBeVisible()
  },
}

/** A note needs the room: the sidebar shows its pictures only, until it is opened. */
export const InANote: Story = {
  ...screen({ path: `/word-notes/${storyNote().id}`, as: 'user', api: noteApi() }),
  play: async ({ canvas }) => {
    const expand = await canvas.findByRole('button', { name: /展开侧栏|Expand sidebar/ })
    await expect(expand).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(expand)
    await expect(canvas.getByRole('button', { name: /收起侧栏|Collapse sidebar/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}

/** When a call came, by its path. */
const calls = new Map<string, number>()
let begin = 0
const noted =
  <T,>(name: string, answer: T) =>
  (): T => {
    calls.set(name, performance.now())
    return answer
  }

/** A story that starts its own clock. */
function clocked(shown: ReturnType<typeof screen>) {
  return {
    ...shown,
    beforeEach: (context: Parameters<typeof shown.beforeEach>[0]) => {
      calls.clear()
      begin = performance.now()
      return shown.beforeEach(context)
    },
  }
}

/** A second after the settings were opened, the profile that may come next reads what it shows. */
export const AfterASecond: Story = {
  ...clocked(
    screen({ path: '/settings', as: 'user', api: { 'GET /api/user/progress': noted('progress', someProgress()) } }),
  ),
  play: async () => {
    await waitFor(() => expect(calls.has('progress')).toBe(true), { timeout: 10_000 })
    await expect((calls.get('progress') ?? 0) - begin).toBeGreaterThanOrEqual(1_000)
  },
}

const courses = clocked(
  screen({ path: '/about', as: 'user', api: { 'GET /api/courses': noted('courses', { courses: someCourses() }) } }),
)
const courseLink = async (context: StoryContext) =>
  (await navigation(context)).getByRole('link', { name: inLocale(context, { zh: '课程', en: 'Courses' }) })

/** A link that is pointed at brings its page. */
export const PointedAt: Story = {
  ...courses,
  play: async (context) => {
    const link = await courseLink(context)
    await expect(calls.has('courses')).toBe(false)
    await userEvent.hover(link)
    await waitFor(() => expect(calls.has('courses')).toBe(true))
  },
}

/** So does a link that the keyboard reaches. */
export const Focused: Story = {
  ...courses,
  play: async (context) => {
    const link = await courseLink(context)
    await expect(calls.has('courses')).toBe(false)
    link.focus()
    await waitFor(() => expect(calls.has('courses')).toBe(true))
  },
}

function Here() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** An absolute address of this site is a path of the router: no other document is loaded. */
export const AbsoluteAddress: Story = {
  ...screen({ path: '/terms', as: 'visitor' }),
  render: () => (
    <UserProvider>
      <MemoryRouter initialEntries={['/home']}>
        <PageLink to={`${location.origin}/terms?from=mail`}>Terms</PageLink>
        <Here />
      </MemoryRouter>
    </UserProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('/home')
    await userEvent.click(canvas.getByRole('link', { name: 'Terms' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('/terms?from=mail')
  },
}
