import type { ComponentGuide } from '#docs/guide'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'

type PictureProps = Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'danger'>

const ignore = () => undefined

function OpenConfirm(props: PictureProps) {
  return <ConfirmDialog open onConfirm={ignore} onCancel={ignore} {...props} />
}

const leaving = {
  zh: {
    title: '离开这一关？',
    children: '答对的单词会记住，这一关的星星还没拿到。',
    confirmLabel: '离开',
    cancelLabel: '继续玩',
  },
  en: {
    title: 'Leave this level?',
    children: 'The words you knew are remembered. The stars are not earned yet.',
    confirmLabel: 'Leave',
    cancelLabel: 'Keep playing',
  },
}

const deleting = {
  zh: {
    title: '删除账号？',
    children: '学习记录会在 30 天后永久删除。',
    confirmLabel: '删除',
    cancelLabel: '保留账号',
  },
  en: {
    title: 'Delete your account?',
    children: 'Your records are gone for good after 30 days.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep my account',
  },
}

export const guide: ComponentGuide = {
  summary: {
    zh: '在一件难以挽回的事发生之前，先问一句。',
    en: 'Asks before something that is hard to take back.',
  },
  whenToUse: [
    {
      zh: '学习者会失去什么：离开一局练习、删除账号、退出所有设备。',
      en: 'The learner would lose something: leaving a run, deleting an account, signing out everywhere.',
    },
  ],
  whenNotToUse: [
    {
      zh: '可以撤销的事：马上做，再给一个“撤销”。',
      en: 'What can be undone: do it at once and offer “Undo”.',
      use: 'Toast',
    },
    { zh: '要填写或选择什么。', en: 'Something to fill in or to choose.', use: 'Dialog' },
    { zh: '新版本已经准备好了。', en: 'A new version that is ready.', use: 'UpdateDialog' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <OpenConfirm {...localize(leaving)} />,
        text: {
          zh: '两个按钮都用动词：只看按钮也知道会发生什么。',
          en: 'A verb on both buttons: they can be understood without the question.',
        },
      },
      doNot: {
        picture: (localize) => (
          <OpenConfirm
            {...localize(leaving)}
            confirmLabel={localize({ zh: '是', en: 'Yes' })}
            cancelLabel={localize({ zh: '否', en: 'No' })}
          />
        ),
        text: {
          zh: '“是”和“否”：要回头重读问题，才知道按哪个。',
          en: '“Yes” and “No”: the question has to be read again before pressing.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <OpenConfirm danger {...localize(deleting)} />,
        text: {
          zh: '说清楚会失去什么、从什么时候起。',
          en: 'The words say what is lost, and when.',
        },
      },
      doNot: {
        picture: (localize) => (
          <OpenConfirm danger {...localize(deleting)}>
            {localize({ zh: '你确定要这样做吗？', en: 'Are you sure that you want to do this?' })}
          </OpenConfirm>
        ),
        text: {
          zh: '“你确定吗”只是再问一遍，没有帮人做决定。',
          en: '“Are you sure” asks the same again and helps nobody to decide.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <OpenConfirm {...localize(leaving)} />,
    parts: [
      {
        name: { zh: '问题', en: 'Question' },
        text: { zh: '动词加对象，一行说完。', en: 'Verb and object, in one line.' },
        selector: 'h2',
        side: 'left',
      },
      {
        name: { zh: '后果', en: 'Consequence' },
        text: { zh: '什么会留下，什么会失去。', en: 'What is kept and what is lost.' },
        selector: '.MuiDialogContent-root > div',
        side: 'left',
      },
      {
        name: { zh: '返回', en: 'Way back' },
        text: {
          zh: '最先得到焦点；右上角的叉也是它。',
          en: 'Has the first focus; the cross in the corner does the same.',
        },
        selector: '.MuiDialogActions-root > button:first-child',
        side: 'bottom',
      },
      {
        name: { zh: '确认', en: 'Confirmation' },
        text: {
          zh: '重复问题里的动词；不能撤销时是红色。',
          en: 'Repeats the verb of the question; red when it cannot be undone.',
        },
        selector: '.MuiDialogActions-root > button:last-child',
        side: 'bottom',
      },
    ],
  },
  content: [
    {
      zh: '标题是问句：离开这一关？删除账号？',
      en: 'The title is a question: Leave this level? Delete your account?',
    },
    {
      zh: '确认按钮用标题里的动词，返回按钮说出什么不变：离开、继续玩。',
      en: 'The confirmation uses the verb of the title; the way back says what stays as it is: Leave, Keep playing.',
    },
    {
      zh: '后果用一两句话写完，不写“你确定吗”。',
      en: 'One or two sentences say what happens. No “Are you sure”.',
    },
  ],
  accessibility: [
    {
      zh: '焦点先在返回按钮上：误按 Enter 键不会造成损失。',
      en: 'The way back has the focus first: an Enter by mistake does no harm.',
    },
    {
      zh: 'Esc 键、安卓的返回手势、右上角的叉和点击框外都等于返回。',
      en: 'Esc, Android’s way back, the cross and a press beside it all mean the way back.',
    },
    {
      zh: '后果和问题一起读出。有 `danger` 时角色是 `alertdialog`，否则是 `dialog`。',
      en: 'The consequence is read out with the question. With `danger` the role is `alertdialog`, otherwise `dialog`.',
    },
    {
      zh: '`loading` 时确认按钮带 `aria-busy`，再按也不会做第二次。',
      en: 'With `loading` the confirmation is `aria-busy` and ignores further presses.',
    },
  ],
  variations: {
    Danger: { zh: '不能撤销：确认按钮是红色。', en: 'It cannot be undone: the confirmation is red.' },
    Loading: { zh: '正在执行：确认按钮在转圈。', en: 'It is being carried out: the confirmation shows a spinner.' },
  },
  tokens: [
    'color.surface',
    'color.primary',
    'color.error',
    'color.scrim',
    'shadow.sheet',
    'radius.card',
    'layer.dialog',
    'typography.h3',
    'duration.sheet',
  ],
}
