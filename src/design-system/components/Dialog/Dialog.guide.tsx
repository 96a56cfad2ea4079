import type { ReactNode } from 'react'
import type { ComponentGuide } from '#docs/guide'
import { Button } from '../Button/Button.tsx'
import { FormField } from '../FormField/FormField.tsx'
import { Dialog } from './Dialog.tsx'

interface PictureProps {
  title: string
  closeLabel: string
  children?: ReactNode
  actions: ReactNode
}

const close = { zh: '关闭', en: 'Close' }

const ignoreClose = () => undefined

function OpenDialog(props: PictureProps) {
  return <Dialog open onClose={ignoreClose} {...props} />
}

export const guide: ComponentGuide = {
  summary: {
    zh: '请学习者先专心处理一件小事；后面的页面暂停。',
    en: 'Takes the whole attention for one matter; the page behind waits.',
  },
  whenToUse: [
    {
      zh: '一件属于当前页面的小事：添加、改名、查看帮助。',
      en: 'A short matter that belongs to the page: adding, renaming, help.',
    },
  ],
  whenNotToUse: [
    { zh: '只问一个是与否的问题。', en: 'A question that only takes yes or no.', use: 'ConfirmDialog' },
    { zh: '告诉学习者一件事做好了。', en: 'Telling the learner that something is done.', use: 'Toast' },
    { zh: '内容多到需要一整屏：给它自己的页面。', en: 'What needs a whole screen: give it a page of its own.' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <OpenDialog
            title={localize({ zh: '添加单词', en: 'Add words' })}
            closeLabel={localize(close)}
            actions={<Button>{localize({ zh: '添加', en: 'Add' })}</Button>}
          >
            <FormField label={localize({ zh: '单词', en: 'Words' })} rows={2} />
          </OpenDialog>
        ),
        text: {
          zh: '一个对话框只办一件事，只有一个主按钮。',
          en: 'A dialog settles one matter and has one primary button.',
        },
      },
      doNot: {
        picture: (localize) => (
          <OpenDialog
            title={localize({ zh: '单词与分组', en: 'Words and groups' })}
            closeLabel={localize(close)}
            actions={
              <>
                <Button>{localize({ zh: '添加单词', en: 'Add words' })}</Button>
                <Button>{localize({ zh: '新建分组', en: 'New group' })}</Button>
              </>
            }
          >
            <FormField label={localize({ zh: '单词', en: 'Words' })} rows={2} />
            <FormField label={localize({ zh: '组名', en: 'Name of the group' })} />
          </OpenDialog>
        ),
        text: {
          zh: '两件事挤在一起：该填哪个，该按哪个？',
          en: 'Two matters in one: which field to fill, which button to press?',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <OpenDialog
        title={localize({ zh: '添加单词', en: 'Add words' })}
        closeLabel={localize(close)}
        actions={<Button>{localize({ zh: '添加', en: 'Add' })}</Button>}
      >
        <FormField label={localize({ zh: '单词', en: 'Words' })} rows={2} />
      </OpenDialog>
    ),
    parts: [
      {
        name: { zh: '标题', en: 'Title' },
        text: { zh: '这件事的名字，或者一个问题。', en: 'The name of the matter, or a question.' },
        selector: 'h2',
        side: 'left',
      },
      {
        name: { zh: '关闭', en: 'Close' },
        text: { zh: '和 Esc 键一样：不保存，直接离开。', en: 'The same as Esc: leaves without saving.' },
        selector: '.close',
      },
      {
        name: { zh: '内容', en: 'Content' },
        text: { zh: '里面第一个能操作的地方最先得到焦点。', en: 'The first control in it gets the focus.' },
        selector: 'textarea',
        side: 'left',
      },
      {
        name: { zh: '按钮', en: 'Buttons' },
        text: {
          zh: '主按钮在最后；手机上改成竖排，它在最上面。',
          en: 'The primary one comes last; on phones they are stacked with it on top.',
        },
        selector: 'button:not(.close)',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '标题是这件事的名字（添加单词）或问题（退出登录？）。',
      en: 'The title names the matter (Add words) or asks (Sign out?).',
    },
    {
      zh: '按钮重复标题里的动词：添加单词 → 添加。',
      en: 'The button repeats the verb of the title: Add words, Add.',
    },
    {
      zh: '说明只有一两句，不重复标题。',
      en: 'The description has one or two sentences and does not repeat the title.',
    },
  ],
  accessibility: [
    {
      zh: '后面的页面不滚动也不响应：Tab 键只在框里走，读屏软件也只看得到对话框。',
      en: 'The page behind neither scrolls nor answers: Tab stays inside, screen readers see the dialog alone.',
    },
    {
      zh: 'Esc 键、安卓的返回手势和点击框外都会关闭；焦点回到打开它的按钮。',
      en: 'Esc, Android’s way back and a press beside it close it; the focus returns to what opened it.',
    },
    {
      zh: '标题是它的名字，接着读出 `description`；不能撤销的决定用 `role="alertdialog"`，会立刻读出。',
      en: 'Its title names it, then `description` is read out; `role="alertdialog"`, for a decision that cannot be undone, is read out at once.',
    },
    {
      zh: '手机上贴在屏幕下沿，划不走；转动手机也不会丢掉已经输入的内容。',
      en: 'On phones it is a sheet at the lower edge; turning the phone keeps what was typed, and no swipe throws it away.',
    },
  ],
  variations: {
    Described: {
      zh: '带一句说明，会和标题一起读出。',
      en: 'With a sentence that is read out with the title.',
    },
    OpenAndClose: {
      zh: '从按钮打开，关闭后焦点回到按钮。',
      en: 'A button opens it; when it closes, the focus returns to the button.',
    },
    OnPhone: { zh: '手机上贴在下沿。', en: 'A sheet from the lower edge.' },
  },
  tokens: [
    'color.surface',
    'color.scrim',
    'shadow.sheet',
    'radius.card',
    'layer.dialog',
    'typography.h3',
    'duration.sheet',
  ],
}
