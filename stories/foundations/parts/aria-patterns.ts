import type { ComponentName } from '../../docs/component-groups.ts'
import type { LocalizedText } from '../../docs/localized.ts'

/** One line of an ARIA pattern, and the story whose `play` proves it. */
export interface AriaLine {
  readonly line: LocalizedText
  readonly component: ComponentName
  /** Export of the story. */
  readonly story: string
  /** What is otherwise here, and why; without it the line holds as it is written. */
  readonly deviation?: LocalizedText
}

export interface AriaPattern {
  readonly name: LocalizedText
  readonly lines: readonly AriaLine[]
}

/** Lines of the ARIA Authoring Practices, each a pair of zh and en. A deviation is the last pair. */
const linesOf = (
  component: ComponentName,
  lines: readonly (readonly [story: string, zh: string, en: string, deviation?: LocalizedText])[],
): readonly AriaLine[] =>
  lines.map(([story, zh, en, deviation]) => ({ component, story, line: { zh, en }, ...(deviation && { deviation }) }))

export const ariaPatterns: readonly AriaPattern[] = [
  {
    name: { zh: '对话框（模态）', en: 'Dialog (modal)' },
    lines: [
      ...linesOf('Dialog', [
        ['Default', '打开后，焦点在对话框里', 'The focus is in the dialog when it opens'],
        ['Default', 'Tab 和 Shift+Tab 在里面循环', 'Tab and Shift+Tab go round inside'],
        ['OpenAndClose', 'Esc 关闭', 'Esc closes it'],
        [
          'OpenAndClose',
          '关闭后，焦点回到打开它的地方',
          'The focus returns to what opened it',
          {
            zh: '打开它的东西已经不在时，焦点落到页面上。',
            en: 'When what opened it is gone, the focus falls to the page.',
          },
        ],
        ['Default', '`role="dialog"` 和 `aria-modal="true"`', '`role="dialog"` and `aria-modal="true"`'],
        ['AriaPattern', '`aria-labelledby` 指向看得见的标题', '`aria-labelledby` is the visible title'],
        ['Described', '有说明时用 `aria-describedby`', '`aria-describedby` where a sentence describes it'],
        [
          'AriaPattern',
          '背后的页面够不到',
          'What lies behind is out of reach',
          {
            zh: '用 `aria-hidden` 和焦点圈，不用 `inert`：浮在上面的消息还要能按。',
            en: 'By `aria-hidden` and a focus trap, not `inert`: toasts over the dialog can be pressed.',
          },
        ],
      ]),
      ...linesOf('ConfirmDialog', [
        [
          'Danger',
          '不能撤销的决定用 `alertdialog`，说明会读出',
          'A decision that cannot be undone is an `alertdialog`, and its sentence is read out',
          { zh: '点旁边等于取消。', en: 'A press beside it means cancel.' },
        ],
      ]),
    ],
  },
  {
    name: { zh: '菜单按钮和菜单', en: 'Menu button and menu' },
    lines: [
      ...linesOf('MenuButton', [
        ['AriaPattern', '按钮有 `aria-haspopup="menu"`', 'The button has `aria-haspopup="menu"`'],
        ['AriaPattern', '`aria-expanded` 说出开着还是关着', '`aria-expanded` says open or closed'],
        [
          'AriaPattern',
          '可选：`aria-controls`',
          'Optional: `aria-controls`',
          { zh: '没有：关着的菜单不在页面上。', en: 'None: a closed menu is not in the page.' },
        ],
        ['AriaPattern', 'Enter、空格、下方向键打开，焦点到第一项', 'Enter, Space and Down open it at the first entry'],
        [
          'AriaPattern',
          '可选：上方向键打开，焦点到最后一项',
          'Optional: Up opens it at the last entry',
          { zh: '也到第一项。', en: 'At the first entry too.' },
        ],
        ['ByKeyboard', '上下方向键首尾相连', 'Up and Down go round'],
        ['ByKeyboard', 'Home 和 End 到两端', 'Home and End reach the ends'],
        ['ByKeyboard', '输入字母，找到以它开头的一项', 'Letters find an entry that begins with them'],
        ['Default', 'Enter 执行并关闭', 'Enter does it and closes the menu'],
        ['AriaPattern', '空格也一样', 'Space does the same'],
        ['ByKeyboard', 'Esc 关闭，焦点回到按钮', 'Esc closes it and returns to the button'],
        [
          'ByKeyboard',
          'Tab 关闭菜单，焦点到下一个',
          'Tab closes it and goes on',
          { zh: '焦点回到按钮，再按一次才往下走。', en: 'It returns to the button; the next Tab goes on.' },
        ],
        ['AriaPattern', '菜单有名称，只有一项能用 Tab 到达', 'The menu has a name, one entry the tab stop'],
        ['Disabled', '不能用的一项也能到达，会读出', 'An entry that cannot be used is reached and read out'],
      ]),
      ...linesOf('UserMenu', [
        [
          'WithChoice',
          '单选项是 `menuitemradio`，`aria-checked` 说出选中哪个',
          'A choice is `menuitemradio` with `aria-checked`',
          {
            zh: '打开时焦点在选中的一项；空格选了不关，方便看效果。',
            en: 'The checked one has the focus first; Space leaves the menu open, so that the effect is seen.',
          },
        ],
      ]),
    ],
  },
  {
    name: { zh: '选择（原生列表）', en: 'Select (native list)' },
    lines: linesOf('SelectField', [
      [
        'AriaPattern',
        '角色是 `combobox`，有名称',
        'Its role is `combobox`, with a name',
        {
          zh: '是原生的 `select`：按键和列表都由浏览器和手机提供。',
          en: 'It is a native `select`: keys and list are those of the browser and of the phone.',
        },
      ],
      ['AriaPattern', '选项和选中的一项都会读出', 'Options and the chosen one are read out'],
      ['WithError', '必填、出错和原因都会读出', 'Required, invalid and the reason are read out'],
    ]),
  },
  {
    name: { zh: '自动补全（带列表的组合框）', en: 'Autocomplete (combobox with a list)' },
    lines: linesOf('SuggestionList', [
      ['AriaPattern', '角色是 `combobox`，`aria-autocomplete="list"`', '`combobox` with `aria-autocomplete="list"`'],
      [
        'AriaPattern',
        '`aria-expanded` 和 `aria-controls` 指向列表',
        '`aria-expanded`, and `aria-controls` is the list',
      ],
      [
        'AriaPattern',
        '焦点留在输入框，`aria-activedescendant` 指向标记的一项',
        'The focus stays in the field; `aria-activedescendant` is the marked option',
      ],
      ['ByKeyboard', '下方向键打开并标记第一项', 'Down opens it and marks the first option'],
      ['Walking', '上方向键标记最后一项', 'Up marks the last option'],
      ['ByKeyboard', 'Alt+下方向键只打开，不标记', 'Alt+Down opens it and marks nothing'],
      ['ByKeyboard', 'Enter 用标记的一项；没有标记时用写下的', 'Enter takes the marked option, or what is written'],
      [
        'AriaPattern',
        'Esc 关闭列表；再按一次清空',
        'Esc closes the list; a second one clears the field',
        { zh: '不清空：外面的对话框要用 Esc。', en: 'It never clears: a dialog around it needs Esc.' },
      ],
      ['Walking', 'Home、End 和字母归输入框', 'Home, End and letters belong to the field'],
      ['Walking', 'Tab 关闭列表，继续往下走', 'Tab closes the list and goes on'],
      ['ByKeyboard', '列表有名称，数量会读出', 'The list has a name, and the count is read out'],
      [
        'AriaPattern',
        '规范没有提 Page Up 和 Page Down',
        'The pattern says nothing of Page Up and Page Down',
        { zh: '走五项。', en: 'They walk five options.' },
      ],
      [
        'Walking',
        '指针停在一项上就标记它',
        'A pointer that rests on an option marks it',
        { zh: '不标记：Enter 只认按键标记的。', en: 'It marks nothing: Enter takes what the keys have marked.' },
      ],
    ]),
  },
  {
    name: { zh: '标签页', en: 'Tabs' },
    lines: linesOf('Tabs', [
      ['AriaPattern', '`tablist` 有名称，`tab` 有 `aria-selected`', '`tablist` has a name, `tab` has `aria-selected`'],
      ['AriaPattern', '`tabpanel` 以它的标签命名', '`tabpanel` is named by its tab'],
      [
        'AriaPattern',
        '每个标签用 `aria-controls` 指向面板',
        'Each tab has `aria-controls` of its panel',
        { zh: '只有选中的有：别的面板不在页面上。', en: 'The chosen one alone: the other panels are not in the page.' },
      ],
      ['Default', 'Tab 停在选中的标签上', 'Tab stops at the chosen tab'],
      ['AriaPattern', '再按 Tab 离开这一排', 'The next Tab leaves the row'],
      [
        'AriaPattern',
        '面板里没有能聚焦的东西时，面板自己能聚焦',
        'A panel with nothing to focus takes the focus itself',
        { zh: '不能：读屏软件照样读得到。', en: 'It does not: screen readers read it all the same.' },
      ],
      ['Default', '左右方向键首尾相连，内容跟着换', 'Left and Right go round, and the view follows'],
      ['Default', 'Home 和 End 到两端', 'Home and End reach the ends'],
    ]),
  },
]
