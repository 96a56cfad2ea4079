import type { ReactNode } from 'react'
import { BookMarked, Droplets, House } from 'lucide-react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { Box, Stack } from '../Layout/Layout.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { NavItem } from '../NavItem/NavItem.tsx'
import { NavSection } from '../NavSection/NavSection.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { UserMenu } from '../UserMenu/UserMenu.tsx'
import { AppShell } from './AppShell.tsx'
import { shellTexts } from './sample-texts.ts'

const ignore = () => undefined

const name = { zh: '词林', en: 'Wordgrove' }
const reviews = { zh: '复习', en: 'Reviews' }
const due = { zh: '今天有 12 个词到期了。', en: '12 words are due today.' }

const places = [
  { path: '/home', icon: <House />, label: { zh: '首页', en: 'Home' } },
  { path: '/notes', icon: <BookMarked />, label: { zh: '单词笔记', en: 'Word notes' } },
  { path: '/reviews', icon: <Droplets />, label: reviews },
]

const items = (localize: Localize, look: 'side' | 'bar') =>
  places.map(({ path, icon, label }) => (
    <NavItem key={path} look={look} label={localize(label)} icon={icon} to={path} current={path === '/reviews'} />
  ))

interface FrameProps {
  localize: Localize
  children: ReactNode
}

/** The whole window at half its size and as high as its content; its bars stay inside. */
function Frame({ localize, children }: FrameProps) {
  const { labels, account } = localize(shellTexts)
  return (
    <Box
      sx={{
        zoom: 0.5,
        transform: 'translateZ(0)',
        overflow: 'clip',
        border: 1,
        borderColor: 'divider',
        '& > div, & > div > div': { minHeight: 0, height: 'auto' },
      }}
    >
      <AppShell
        logo={<Logo name={localize(name)} />}
        navigation={<NavSection>{items(localize, 'side')}</NavSection>}
        account={<UserMenu label={account} name="maple_leaf" detail="maple@wordgrove.example" items={[]} />}
        bottomBar={items(localize, 'bar')}
        place="/reviews"
        collapsed={false}
        onCollapsedChange={ignore}
        labels={labels}
      >
        {children}
      </AppShell>
    </Box>
  )
}

function ReviewPage({ localize, title = localize(reviews) }: { localize: Localize; title?: string }) {
  return (
    <PageHeader
      title={title}
      lead={localize(due)}
      actions={<Button>{localize({ zh: '开始复习', en: 'Review' })}</Button>}
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '产品各页共用的框架：侧栏、上下两条栏和页面本身。',
    en: 'The frame of every page of the application: sidebar, bars and the page itself.',
  },
  whenToUse: [{ zh: '整个产品只用一次，在布局里。', en: 'Once, in the layout of the application.' }],
  whenNotToUse: [
    { zh: '登录、注册和重设密码。', en: 'Signing in, signing up and a new password.', use: 'AuthCard' },
    { zh: '答题：没有导航，只有退出和进度。', en: 'A run of questions, without navigation.', use: 'PlayHeader' },
    { zh: '落地页：还没有可以去的页面。', en: 'The landing page, which has no screens to lead to yet.' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Frame localize={localize}>
            <ReviewPage localize={localize} />
          </Frame>
        ),
        text: {
          zh: '页面以 PageHeader 开头：标志和导航属于框架。',
          en: 'A page has its PageHeader; logo and navigation belong to the frame.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Frame localize={localize}>
            <Stack direction="row" spacing={4} sx={{ mb: 6, pb: 4, borderBottom: 1, borderColor: 'divider' }}>
              <Logo name={localize(name)} />
            </Stack>
            <ReviewPage localize={localize} />
          </Frame>
        ),
        text: {
          zh: '页面里又画一条顶栏：两个标志，内容被往下挤。',
          en: 'A header of its own: two logos, and the content moves down.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Frame localize={localize}>
            <ReviewPage localize={localize} />
          </Frame>
        ),
        text: { zh: '侧栏、底栏和标题用同一个名字。', en: 'Sidebar, bar and title use one name.' },
      },
      doNot: {
        picture: (localize) => (
          <Frame localize={localize}>
            <ReviewPage localize={localize} title={localize({ zh: '今日任务', en: 'Today’s tasks' })} />
          </Frame>
        ),
        text: {
          zh: '到了页面换一个名字：学习者以为走错了地方。',
          en: 'Another name on the page: the learner thinks that this is the wrong place.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Frame localize={localize}>
        <ReviewPage localize={localize} />
      </Frame>
    ),
    parts: [
      {
        name: { zh: '导航', en: 'Navigation' },
        text: {
          zh: '宽屏在侧栏，可以收成图标；不超过 1024 px 时收进菜单。',
          en: 'In the sidebar of wide screens, which collapses to icons; at 1024 px and narrower in a menu.',
        },
        selector: 'nav',
        side: 'left',
      },
      {
        name: { zh: '账号', en: 'Account' },
        text: { zh: 'UserMenu；游客看到的是登录和注册。', en: 'UserMenu; a guest finds the ways to sign in.' },
        // Only wide windows have it in the frame.
        selector: '[aria-haspopup="menu"], main',
        side: 'left',
      },
      {
        name: { zh: '页面', en: 'Page' },
        text: {
          zh: '以 PageHeader 开头，宽度不超过 `size.content`。',
          en: 'Begins with its PageHeader; its content is no wider than `size.content`.',
        },
        selector: 'main',
        side: 'right',
      },
      {
        name: { zh: '手机底栏', en: 'Bottom bar on phones' },
        text: {
          zh: '不超过 768 px 时在下沿，最多五项，最后一项“更多”打开菜单。',
          en: 'At 768 px and narrower, at the lower edge: five entries at most, the last of which opens the menu.',
        },
      },
    ],
  },
  content: [
    { zh: '每个入口两到四个字，和页面标题一样。', en: 'One or two words an entry, the same as the title of its page.' },
    {
      zh: '按钮的名字说按下去会怎样：收起侧栏、打开菜单。',
      en: 'Buttons say what a press does: Collapse sidebar, Open menu.',
    },
  ],
  accessibility: [
    { zh: '第一次按 Tab 键到“跳到正文”。', en: 'The first Tab reaches “Skip to content”.' },
    {
      zh: '盖在页面上的菜单是对话框：Tab 键只在里面走，Esc 键、安卓的返回手势和点击遮罩都会关闭，焦点回到打开它的按钮。',
      en: 'The menu over the page is a dialog: Tab stays inside; Esc, Android’s way back or a press outside closes it, and the focus returns.',
    },
    { zh: '换了页面，菜单自动关闭。', en: 'Going to another page closes the menu.' },
    { zh: '打印时只印页面，不印侧栏和两条栏。', en: 'In print the page is alone, without sidebar and bars.' },
  ],
  variations: {
    Collapsed: { zh: '侧栏收成图标：给笔记和表格更多地方。', en: 'A rail of icons: more room for a note or a table.' },
    LargeText: { zh: '文字放大到 200 %：名字在铃铛上面。', en: 'With text at 200 % the name is above the bell.' },
    Guest: { zh: '游客看到的框架：提示登录或注册。', en: 'What a guest finds: a notice about signing in or up.' },
    OnTablet: {
      zh: '不超过 1024 px：侧栏由按钮打开，盖在页面上。',
      en: 'At 1024 px and narrower a button opens the sidebar over the page.',
    },
    OnPhone: {
      zh: '不超过 768 px：屏幕下沿有一条底栏，拇指够得着。',
      en: 'At 768 px and narrower a bottom bar is within reach of the thumb.',
    },
    OnPhoneOpen: { zh: '菜单盖在页面上。', en: 'The menu over the page.' },
  },
  tokens: [
    'color.background',
    'color.surface',
    'color.divider',
    'color.primary',
    'color.contrastText',
    'shadow.sheet',
    'size.sidebar',
    'size.rail',
    'size.topBar',
    'size.bottomBar',
    'size.content',
    'layer.toast',
    'duration.sheet',
    'typography.button',
  ],
}
