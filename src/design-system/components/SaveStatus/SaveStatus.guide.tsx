import type { ComponentGuide } from '#docs/guide'
import { SaveStatus } from './SaveStatus.tsx'

const texts = {
  zh: { saved: '已保存到服务器，12:03', vague: '已保存', failed: '没有保存成功', retry: '重试' },
  en: { saved: 'Saved on the server at 12:03', vague: 'Saved', failed: 'Not saved', retry: 'Try again' },
}

export const guide: ComponentGuide = {
  summary: {
    zh: '在编辑的地方说明：刚才的改动有没有存到服务器，什么时候存的。',
    en: 'Says where one edits whether the latest change is on the server, and since when.',
  },
  whenToUse: [{ zh: '改动会自己保存，没有“保存”按钮。', en: 'Changes are saved by themselves, without a button.' }],
  whenNotToUse: [
    { zh: '一次保存之后就离开这里。', en: 'Saving ends what is done here.', use: 'Toast' },
    { zh: '表单没有通过检查。', en: 'A form was refused.', use: 'ErrorBox' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <SaveStatus state="saved">{localize(texts).saved}</SaveStatus>,
        text: {
          zh: '写明时间和地方：学习者知道换台设备也能看到。',
          en: 'It names time and place: another device will show it too.',
        },
      },
      doNot: {
        picture: (localize) => <SaveStatus state="saved">{localize(texts).vague}</SaveStatus>,
        text: { zh: '只说“已保存”：存在哪里，存的是不是这一次？', en: '“Saved” alone: where, and was it this change?' },
      },
    },
    {
      do: {
        picture: (localize) => {
          const { failed, retry } = localize(texts)
          return (
            <SaveStatus state="failed" retry={{ label: retry, onPress: () => undefined }}>
              {failed}
            </SaveStatus>
          )
        },
        text: { zh: '没存上，旁边就是重试。', en: 'What was not saved can be tried again right there.' },
      },
      doNot: {
        picture: (localize) => <SaveStatus state="failed">{localize(texts).failed}</SaveStatus>,
        text: { zh: '没存上，也没有办法。', en: 'It failed, and there is no way on.' },
      },
    },
  ],
  anatomy: {
    picture: (localize) => {
      const { failed, retry } = localize(texts)
      return (
        <SaveStatus state="failed" retry={{ label: retry, onPress: () => undefined }}>
          {failed}
        </SaveStatus>
      )
    },
    parts: [
      {
        name: { zh: '图标', en: 'Icon' },
        text: { zh: '每种状态一个，和文字说的一样。', en: 'One for each state; it says what the words say.' },
        selector: 'svg',
        side: 'left',
      },
      {
        name: { zh: '文字', en: 'Words' },
        text: { zh: '状态，保存之后带上时间。', en: 'The state, and once it is saved the time.' },
        selector: '[role="status"]',
      },
      {
        name: { zh: '重试（只在失败时）', en: 'Try again (after a failure)' },
        text: { zh: '马上再发一次。', en: 'Sends it once more at once.' },
        selector: 'button',
        side: 'right',
      },
    ],
  },
  content: [
    {
      zh: '服务器确认之前不说“已保存”；时间来自服务器，按学习者的时区写。',
      en: 'It never says saved before the server has; the time is the server’s, in the learner’s time zone.',
    },
  ],
  accessibility: [
    {
      zh: '角色是 `status`：读屏软件在停顿时读出来，不打断打字。',
      en: 'Its role is `status`: screen readers say it at a pause and do not interrupt typing.',
    },
    {
      zh: '空着的时候也占一行，下面的内容不会跳动。',
      en: 'Empty, it keeps its line, so that nothing below it moves.',
    },
  ],
  variations: {
    Saving: { zh: '已经发出，等服务器确认。', en: 'Sent; the server has not answered yet.' },
    Kept: { zh: '没有网络：存在本机，之后会发送。', en: 'No connection: kept on this device, to be sent.' },
    Failed: { zh: '服务器没有收下，可以重试。', en: 'The server did not take it; it can be tried again.' },
  },
  tokens: ['color.textMuted', 'color.error', 'typography.body2'],
}
