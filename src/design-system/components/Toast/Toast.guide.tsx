import type { ComponentGuide } from '#docs/guide'
import { Toast } from './Toast.tsx'

const close = { zh: '关闭', en: 'Close' }
const saved = { zh: '已保存到笔记', en: 'Saved to your notes' }
const removed = { zh: '已删除“旅行”', en: 'Deleted “Travel”' }
const undo = { zh: '撤销', en: 'Undo' }

const ignore = () => undefined

export const guide: ComponentGuide = {
  summary: {
    zh: '顺带说一声：刚才的事做好了，或者没做成。',
    en: 'Says in passing what has just happened.',
  },
  whenToUse: [
    {
      zh: '学习者做完一件事，不需要再回答：保存、复制、删除。',
      en: 'Something was done and needs no answer: saved, copied, deleted.',
    },
    {
      zh: '可以反悔的操作：马上做，并留一个“撤销”。',
      en: 'What can be taken back: done at once, with “Undo” beside it.',
    },
  ],
  whenNotToUse: [
    { zh: '必须看到的消息：Toast 自己会消失。', en: 'What must be read: a toast leaves by itself.', use: 'Notice' },
    { zh: '表单提交失败，要学习者改一改。', en: 'A form that failed and has to be corrected.', use: 'ErrorBox' },
    { zh: '结果在屏幕上已经看得见。', en: 'A result that is seen on the screen anyway.' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => (
          <Toast
            text={localize(removed)}
            action={{ label: localize(undo), onPress: ignore }}
            closeLabel={localize(close)}
            onClose={ignore}
          />
        ),
        text: {
          zh: '删除之后留一个“撤销”：按错了也不要紧。',
          en: 'After a deletion there is “Undo”: a slip does no harm.',
        },
      },
      doNot: {
        picture: (localize) => <Toast text={localize(removed)} closeLabel={localize(close)} onClose={ignore} />,
        text: {
          zh: '只说已删除：按错一次就找不回来。',
          en: 'Only the message: one slip, and the page is gone.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Toast text={localize(saved)} closeLabel={localize(close)} onClose={ignore} />,
        text: { zh: '一句短话，一眼就能读完。', en: 'One short sentence, read at a glance.' },
      },
      doNot: {
        picture: (localize) => (
          <Toast
            text={localize({
              zh: '这个单词已经保存到笔记的“旅行”一页，你可以在那里找到它，也可以随时移到别的页面',
              en: 'The word was saved to the page “Travel” of your notes. You can find it there and move it to another page at any time.',
            })}
            closeLabel={localize(close)}
            onClose={ignore}
          />
        ),
        text: {
          zh: '写成一段话：六秒钟后消失，还没读完。',
          en: 'A whole paragraph: it leaves after six seconds, half read.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => (
      <Toast
        text={localize(removed)}
        action={{ label: localize(undo), onPress: ignore }}
        closeLabel={localize(close)}
        onClose={ignore}
      />
    ),
    parts: [
      {
        name: { zh: '图标', en: 'Icon' },
        text: { zh: '成功、提示、失败，各有一个。', en: 'One each for success, information and failure.' },
        selector: '.MuiSnackbarContent-message > svg',
        side: 'left',
      },
      {
        name: { zh: '文字', en: 'Words' },
        text: { zh: '发生了什么，一句话。', en: 'What happened, in one sentence.' },
        selector: '.MuiSnackbarContent-message',
      },
      {
        name: { zh: '操作（可选）', en: 'Action (optional)' },
        text: {
          zh: '反悔的办法；有它时多停四秒。',
          en: 'The way back; with it the toast stays four seconds longer.',
        },
        selector: '.MuiSnackbarContent-action [data-button]',
        side: 'bottom',
      },
      {
        name: { zh: '关闭', en: 'Close' },
        text: { zh: '不想等的人可以马上收起。', en: 'For those who do not want to wait.' },
        selector: '.MuiSnackbarContent-action [data-icon-button]',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '写结果，不写过程：已保存到笔记。', en: 'The result, not the process: Saved to your notes.' },
    {
      zh: '不超过 15 个字，末尾不加句号。',
      en: 'At most six words. One sentence needs no full stop.',
    },
    {
      zh: '失败时还要说怎么办：没能保存，请检查网络。',
      en: 'A failure says what to do: Not saved. Check your connection.',
    },
  ],
  accessibility: [
    {
      zh: '消息放进一直存在的 `role="status"` 区域，不打断朗读；`error` 是 `alert`，马上读出。',
      en: 'It appears in a `role="status"` region that is always there and waits its turn; an `error` is an `alert` and is read out at once.',
    },
    {
      zh: '停留 6 秒，有操作时 10 秒；指针或焦点在上面时不会消失。Esc 键关闭。',
      en: 'It stays 6 seconds, 10 with an action, and does not leave while the pointer or the focus is on it. Esc closes it.',
    },
    {
      zh: '对话框打开时也看得见、读得到；最多同时有三条。',
      en: 'It is seen and read out over an open dialog too; there are three at most.',
    },
    {
      zh: '开启“减少动态效果”后，它直接出现。',
      en: 'With reduced motion it appears at once.',
    },
  ],
  variations: {
    Failed: { zh: '没做成，并说怎么办。', en: 'It did not work, and the words say what to do.' },
    WithUndo: {
      zh: '按一下删除：`ToastProvider` 显示它，“撤销”让一切回到原样。',
      en: 'Press to delete: `ToastProvider` shows it, “Undo” takes it back.',
    },
  },
  tokens: [
    'color.text',
    'color.surface',
    'shadow.raised',
    'radius.control',
    'layer.toast',
    'size.icon',
    'size.bottomBar',
    'typography.body2',
    'duration.card',
  ],
}
