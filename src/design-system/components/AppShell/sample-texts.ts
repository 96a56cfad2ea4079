const zh = {
  name: '词林',
  nav: ['首页', '单词闯关', '生词本', '复习', '课程', '排行榜'],
  more: '更多',
  due: '12 个待复习',
  title: '下午好，小枫',
  lead: '今天有 12 个词到期了，先看看它们吧。',
  notice: { title: '游客模式', text: '登录后保存进度，使用全部功能。', signIn: '登录', signUp: '注册' },
  eye: '护眼模式',
  language: '语言',
  account: '账号',
  settings: '设置',
  signOut: '退出登录',
  tiles: ['待复习', '连续学习', '已掌握'],
  days: '天',
  review: '开始复习',
  labels: {
    skip: '跳到正文',
    navigation: '主导航',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    collapse: '收起侧栏',
    expand: '展开侧栏',
  },
}

const en: typeof zh = {
  name: 'Wordgrove',
  nav: ['Home', 'Word challenge', 'Word notes', 'Reviews', 'Courses', 'Leaderboard'],
  more: 'More',
  due: '12 due',
  title: 'Good afternoon, Maple',
  lead: '12 words are due today. Have a look at them first.',
  notice: {
    title: 'Guest Mode',
    text: 'Sign in to save progress and access full features.',
    signIn: 'Sign in',
    signUp: 'Create account',
  },
  eye: 'Eye protection',
  language: 'Language',
  account: 'Account',
  settings: 'Settings',
  signOut: 'Sign out',
  tiles: ['Due', 'Streak', 'Known'],
  days: 'days',
  review: 'Review',
  labels: {
    skip: 'Skip to content',
    navigation: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    collapse: 'Collapse sidebar',
    expand: 'Expand sidebar',
  },
}

export type ShellTexts = typeof zh
export const shellTexts = { zh, en }
