import type { ComponentGuide } from '#docs/guide'
import { Text } from '../Text/Text.tsx'
import { TextLink } from './TextLink.tsx'

const agree = { zh: '登录即表示你同意', en: 'By signing in you agree to our ' }

const policy = { zh: '隐私政策', en: 'privacy policy' }

export const guide: ComponentGuide = {
  summary: { zh: '从一句话里通往另一页。', en: 'Leads to another page from within a sentence.' },
  whenToUse: [
    {
      zh: '句子当中提到的另一页：协议、单词、帮助。',
      en: 'A sentence names another page: an agreement, a word, help.',
    },
  ],
  whenNotToUse: [
    { zh: '按一下就做一件事。', en: 'An action at a press.', use: 'Button' },
    { zh: '在产品的各个页面之间切换。', en: 'The ways between the screens of the product.', use: 'NavItem' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Text>
            {localize(agree)}
            <TextLink to="/privacy">{localize(policy)}</TextLink>
            {localize({ zh: '。', en: '.' })}
          </Text>
        ),
        text: { zh: '链接的文字单独读也明白。', en: 'The words make sense when they are read alone.' },
      },
      doNot: {
        picture: (localize) => (
          <Text>
            {localize({
              zh: '登录即表示你同意隐私政策，请',
              en: 'By signing in you agree to our privacy policy. Read it ',
            })}
            <TextLink to="/privacy">{localize({ zh: '点这里', en: 'here' })}</TextLink>
            {localize({ zh: '。', en: '.' })}
          </Text>
        ),
        text: {
          zh: '“点这里”：读屏软件列出链接时，没人知道它去哪里。',
          en: '“Here”: in a screen reader’s list of links nobody knows where it leads.',
        },
      },
    },
    {
      do: {
        picture: (localize) => (
          <Text>
            <TextLink newTab href="https://example.com/">
              {localize({ zh: '示例网站（新窗口）', en: 'example site (new tab)' })}
            </TextLink>
          </Text>
        ),
        text: { zh: '会打开新窗口的，文字里写明。', en: 'A link that opens a new tab says so in its words.' },
      },
      doNot: {
        picture: (localize) => (
          <Text>
            <TextLink newTab href="https://example.com/">
              {localize({ zh: '示例网站', en: 'example site' })}
            </TextLink>
          </Text>
        ),
        text: {
          zh: '不打招呼就换窗口：学习者按返回，却回不来。',
          en: 'A new tab without a word: the learner presses Back, and nothing happens.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Text>
        {localize(agree)}
        <TextLink to="/privacy">{localize(policy)}</TextLink>
        {localize({ zh: '。', en: '.' })}
      </Text>
    ),
    parts: [
      {
        name: { zh: '文字', en: 'Words' },
        text: { zh: '目的地的名字，颜色是主色。', en: 'The name of where it leads, in the primary colour.' },
        selector: 'a',
        side: 'top',
      },
      {
        name: { zh: '下划线', en: 'Underline' },
        text: {
          zh: '不靠颜色也认得出；鼠标停留时变粗。',
          en: 'Shows the link without its colour; thicker under the pointer.',
        },
        selector: 'a',
        side: 'bottom',
      },
    ],
  },
  content: [
    { zh: '写目的地的名字：用户协议、隐私政策。', en: 'The name of where it leads: user agreement, privacy policy.' },
    { zh: '链接里不带标点，书名号也不加。', en: 'Lower case inside a sentence, without its full stop.' },
  ],
  accessibility: [
    {
      zh: '是真正的链接：Tab 键能到达，Enter 键打开，也能在新窗口打开。',
      en: 'A real link: Tab reaches it, Enter opens it, and it opens in a new tab as links do.',
    },
    { zh: '有下划线，不只靠颜色区分。', en: 'It is underlined, so it is seen without colour.' },
    {
      zh: '新窗口里的网站拿不到来源地址，也控制不了这一页。',
      en: 'A new tab learns no address of ours and cannot reach back to this page.',
    },
  ],
  variations: {
    Inside: { zh: '在一句话里。', en: 'Inside a sentence.' },
    NewTab: { zh: '外部网站，打开新窗口。', en: 'A website outside the product, in a new tab.' },
  },
  tokens: [
    'color.primary',
    'color.primaryHover',
    'size.hairline',
    'size.focusGap',
    'size.focusRing',
    'fontWeight.medium',
  ],
}
