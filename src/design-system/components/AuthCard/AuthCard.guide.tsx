import type { ReactNode } from 'react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { Box, Stack } from '../Layout/Layout.tsx'
import { Logo } from '../Logo/Logo.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { AuthCard } from './AuthCard.tsx'

interface SignInProps {
  localize: Localize
  footer?: ReactNode
  /** A second main button. */
  action?: ReactNode
}

/** The whole page, smaller, as high as its content and without the grove at the foot of the window. */
function SignIn({ localize, footer, action }: SignInProps) {
  return (
    <Box
      sx={{ zoom: 0.75, '& > main': { minHeight: 0, paddingBlock: 0 }, '& > main > :last-child': { display: 'none' } }}
    >
      <AuthCard
        logo={<Logo name={localize({ zh: '词林', en: 'Wordgrove' })} size="large" />}
        title={localize({ zh: '欢迎回来', en: 'Welcome back' })}
        lead={localize({ zh: '登录后，学过的每个词都记得住。', en: 'Sign in, and every word you met is remembered.' })}
        footer={footer ?? <Agreement localize={localize} />}
      >
        <Stack spacing={5}>
          <FormField label={localize({ zh: '邮箱', en: 'E-mail' })} />
          <Button fullWidth>{localize({ zh: '登录', en: 'Sign in' })}</Button>
          {action}
        </Stack>
      </AuthCard>
    </Box>
  )
}

function Agreement({ localize }: { localize: Localize }) {
  return (
    <>
      {localize({ zh: '登录即表示同意', en: 'By signing in you accept the ' })}
      <TextLink to="/terms">{localize({ zh: '用户协议', en: 'user agreement' })}</TextLink>
    </>
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '登录、注册和找回密码的整页框架，只放一张表单。',
    en: 'Frames the pages for signing in, signing up and resetting a password: one sheet with one form.',
  },
  whenToUse: [
    {
      zh: '整页只做一件和账号有关的事：登录、注册、验证邮箱、重设密码。',
      en: 'The page has one task about an account: sign in, sign up, confirm an e-mail, set a new password.',
    },
  ],
  whenNotToUse: [
    { zh: '产品本身的页面，比如首页和复习。', en: 'Pages of the product itself.', use: 'AppShell' },
    {
      zh: '页面当中的一件小事，比如再次确认密码。',
      en: 'A short matter within a page, such as a password asked again.',
      use: 'Dialog',
    },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <SignIn localize={localize} />,
        text: { zh: '一张表单，一个主按钮。', en: 'One form, one primary button.' },
      },
      doNot: {
        picture: (localize) => (
          <SignIn
            localize={localize}
            action={<Button fullWidth>{localize({ zh: '注册新账号', en: 'Create an account' })}</Button>}
          />
        ),
        text: {
          zh: '登录和注册挤在一起：学习者常按错，多出一个账号。',
          en: 'Two tasks in one: people press the wrong one and end up with a second account.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <SignIn localize={localize} />,
        text: {
          zh: '下方只有协议和去另一张表单的链接。',
          en: 'Below the sheet are only agreements and the way to the other form.',
        },
      },
      doNot: {
        picture: (localize) => (
          <SignIn
            localize={localize}
            footer={
              <Stack direction="row" spacing={3} sx={{ justifyContent: 'center' }}>
                <TextLink to="/challenges">{localize({ zh: '挑战', en: 'Challenges' })}</TextLink>
                <TextLink to="/courses">{localize({ zh: '课程', en: 'Courses' })}</TextLink>
                <TextLink to="/pricing">{localize({ zh: '价格', en: 'Prices' })}</TextLink>
              </Stack>
            }
          />
        ),
        text: {
          zh: '放上产品的导航：学习者走开了，表单没有填完。',
          en: 'The navigation of the product: the learner leaves with the form half filled.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <SignIn localize={localize} />,
    parts: [
      {
        name: { zh: '标志', en: 'Logo' },
        text: { zh: '回首页的链接。', en: 'Stands in a link to the home page.' },
        selector: 'main > span',
        side: 'right',
      },
      {
        name: { zh: '标题', en: 'Title' },
        text: {
          zh: '问候，或者这件事的名字；下面最多一行说明。',
          en: 'A greeting or the name of the task; one line under it at most.',
        },
        selector: 'h1',
        side: 'left',
      },
      {
        name: { zh: '表单', en: 'Form' },
        text: { zh: '一列输入框，一个主按钮。', en: 'One column of fields, one primary button.' },
        selector: 'section button',
        side: 'right',
      },
      {
        name: { zh: '底部', en: 'Footer' },
        text: { zh: '协议，或者去另一张表单。', en: 'Agreements, or the way to the other form.' },
        selector: 'section + div',
        side: 'left',
      },
    ],
  },
  content: [
    {
      zh: '标题是问候（欢迎回来）或这件事的名字（重设密码）。',
      en: 'The title greets (Welcome back) or names the task (Set a new password).',
    },
    { zh: '说明只有一句，说学习者得到什么。', en: 'The lead is one sentence about what the learner gets.' },
  ],
  accessibility: [
    {
      zh: '它就是页面的 `main`，标题是唯一的 `h1`。',
      en: 'It is the `main` of the page, and its title is the only `h1`.',
    },
    {
      zh: '手机上没有卡片边框，整页就是表单，不会左右滚动。',
      en: 'On phones the page itself is the sheet: no frame takes room, and nothing scrolls sideways.',
    },
  ],
  variations: {
    OnPhone: {
      zh: '宽度不超过 768 px 时，页面本身就是卡片。',
      en: 'At 768 px and narrower the page itself is the sheet.',
    },
    Sent: { zh: 'AuthStatus：刚刚发生了什么。', en: 'AuthStatus: what has just happened.' },
  },
  tokens: [
    'color.surface',
    'color.divider',
    'color.textMuted',
    'shadow.raised',
    'radius.card',
    'size.form',
    'typography.h2',
    'typography.body2',
  ],
}
