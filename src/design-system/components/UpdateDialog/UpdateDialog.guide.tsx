import type { ComponentGuide } from '#docs/guide'
import { UpdateDialog } from './UpdateDialog.tsx'
import type { UpdateDialogProps } from './UpdateDialog.tsx'

type PictureProps = Pick<UpdateDialogProps, 'title' | 'text' | 'reloadLabel' | 'laterLabel'>

const ignore = () => undefined

function OpenUpdate(props: PictureProps) {
  return <UpdateDialog open onReload={ignore} onLater={ignore} {...props} />
}

const words = {
  zh: {
    title: '有新版本了！现在刷新吗？',
    text: '刷新只要几秒钟。玩到一半的关卡会留着。',
    reloadLabel: '刷新',
    laterLabel: '等一下',
  },
  en: {
    title: 'New version available! Reload to update?',
    text: 'It takes a few seconds. A level you are playing is kept.',
    reloadLabel: 'Reload',
    laterLabel: 'Later',
  },
}

export const guide: ComponentGuide = {
  summary: {
    zh: '问学习者：现在换成新版本，还是等一下。',
    en: 'Asks whether the new version may take the place of the one that is open.',
  },
  whenToUse: [
    {
      zh: '新版本已经在后台准备好，而且没有在答题。',
      en: 'A new version waits in the background and no run is played.',
    },
    {
      zh: '一局结束之后再问；同一个新版本只问一次。',
      en: 'After a run, once for each version.',
    },
  ],
  whenNotToUse: [
    { zh: '别的“是或否”的问题。', en: 'Any other question with yes or no.', use: 'ConfirmDialog' },
    { zh: '只是告诉学习者有新功能。', en: 'News of what has changed.', use: 'Notice' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <OpenUpdate {...localize(words)} />,
        text: {
          zh: '说出要等多久、手上的关卡会不会丢。',
          en: 'The words say how long it takes and that the level is kept.',
        },
      },
      doNot: {
        picture: (localize) => (
          <OpenUpdate
            {...localize(words)}
            text={localize({
              zh: '改进了设置页面，修正了 3 个错误，更新了字体和图标。',
              en: 'Better settings, 3 faults mended, new fonts and icons.',
            })}
          />
        ),
        text: {
          zh: '列出更新内容：学习者只担心进度会不会丢。',
          en: 'A list of changes: the learner wants to know whether the level is lost.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <OpenUpdate {...localize(words)} />,
        text: {
          zh: '“等一下”让人放心：不会错过，下次打开就是新版本。',
          en: '“Later” is safe: the new version comes with the next visit.',
        },
      },
      doNot: {
        picture: (localize) => (
          <OpenUpdate {...localize(words)} laterLabel={localize({ zh: '拒绝更新', en: 'Refuse the update' })} />
        ),
        text: {
          zh: '“拒绝更新”听起来像会有坏处：学习者不敢按。',
          en: '“Refuse the update” sounds like a loss: the learner does not dare to press it.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <OpenUpdate {...localize(words)} />,
    parts: [
      {
        name: { zh: '问题', en: 'Question' },
        text: { zh: '有什么，要不要现在换。', en: 'What there is, and whether to take it now.' },
        selector: 'h2',
        side: 'left',
      },
      {
        name: { zh: '影响', en: 'Effect' },
        text: { zh: '要等多久，屏幕上的内容会怎样。', en: 'How long it takes and what becomes of the screen.' },
        selector: '.MuiDialogContent-root > div',
        side: 'left',
      },
      {
        name: { zh: '等一下', en: 'Later' },
        text: { zh: '最先得到焦点，按下后练习照常继续。', en: 'Has the first focus; a press goes on with the run.' },
        selector: '.MuiDialogActions-root > button:first-child',
        side: 'bottom',
      },
      {
        name: { zh: '刷新', en: 'Reload' },
        text: { zh: '按下后一直转圈，直到页面刷新。', en: 'Shows a spinner from the press until the page reloads.' },
        selector: '.MuiDialogActions-root > button:last-child',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '说明最多两句：要等多久，什么会留着。',
      en: 'Two sentences at most: how long it takes, what is kept.',
    },
    { zh: '按钮只有两个词：刷新、等一下。', en: 'The buttons are Reload and Later, one word each.' },
  ],
  accessibility: [
    {
      zh: 'Esc 键和右上角的叉等于“等一下”；焦点回到原来的地方。',
      en: 'Esc and the cross mean Later; the focus returns to where it was.',
    },
    {
      zh: '按下刷新后，按钮带 `aria-busy`，不会刷新第二次。',
      en: 'After Reload the button is `aria-busy` and takes no second press.',
    },
  ],
  variations: {
    Reloading: { zh: '已经按下刷新，页面马上重新加载。', en: 'Reload was pressed; the page is about to load again.' },
    Phone: { zh: '手机上贴在屏幕下沿。', en: 'On a phone it is a sheet at the lower edge.' },
  },
  tokens: [
    'color.surface',
    'color.primary',
    'color.scrim',
    'shadow.sheet',
    'radius.card',
    'layer.dialog',
    'typography.h3',
    'duration.sheet',
  ],
}
