import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentGuide, Localize } from '#docs/guide'
import { Stack } from '../Layout/Layout.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { Text } from '../Text/Text.tsx'
import { DragItem } from './DragItem.tsx'

const ignore = () => undefined

const words = ['oak', 'elm', 'ash']

interface RowsProps {
  localize: Localize
  withGrip?: boolean
  end?: ReactNode
}

function Rows({ localize, withGrip = true, end }: RowsProps) {
  return (
    <Stack>
      {words.map((word) => (
        <DragItem
          key={word}
          id={word}
          kind="word"
          accepts={[]}
          label={localize({ zh: `移动“${word}”`, en: `Move ${word}` })}
          onDrop={ignore}
        >
          {(grip) => (
            <Stack direction="row" sx={{ alignItems: 'center', minHeight: '2.75rem' }}>
              {withGrip && grip}
              <Text lang="en" sx={{ flexGrow: 1 }}>
                {word}
              </Text>
              {end}
            </Stack>
          )}
        </DragItem>
      ))}
    </Stack>
  )
}

function MoveMenu({ localize }: { localize: Localize }) {
  return (
    <MenuButton
      label={localize({ zh: '更多操作', en: 'More' })}
      items={[
        { label: localize({ zh: '上移', en: 'Move up' }), icon: <ArrowUp />, onPress: ignore },
        { label: localize({ zh: '下移', en: 'Move down' }), icon: <ArrowDown />, onPress: ignore },
      ]}
    />
  )
}

export const guide: ComponentGuide = {
  summary: { zh: '抓住把手，就能把一样东西放到别处。', en: 'Lets a thing be put elsewhere by its grip.' },
  whenToUse: [
    {
      zh: '顺序由学习者决定：一页里的单词、笔记里的页。',
      en: 'The order is the learner’s: words on a page, pages of a note.',
    },
  ],
  whenNotToUse: [
    {
      zh: '列表按别的方式排序：放下以后又会跳回去。',
      en: 'A list that is sorted by something else: what is dropped jumps back.',
    },
    { zh: '答题时把两样东西配成一对。', en: 'Two things that a question asks to match.', use: 'MatchBoard' },
    { zh: '把文件拖进来。', en: 'A file that is dropped.', use: 'FileDrop' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Rows localize={localize} />,
        text: {
          zh: '把手在每行最前面：看得出能移动。',
          en: 'The grip comes first in the row and shows that it can be moved.',
        },
      },
      doNot: {
        picture: (localize) => <Rows localize={localize} withGrip={false} />,
        text: {
          zh: '拖整行，没有把手：没人知道能移动，手机上一滑就拖错。',
          en: 'The whole row is dragged: nothing says so, and on a phone scrolling moves words.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Rows localize={localize} end={<MoveMenu localize={localize} />} />,
        text: { zh: '菜单里也有上移、下移。', en: 'A menu offers the same moves.' },
      },
      doNot: {
        picture: (localize) => <Rows localize={localize} />,
        text: {
          zh: '只能拖：拖不稳的人和用语音操作的人排不了顺序。',
          en: 'Dragging alone: people with an unsteady hand or voice control cannot put things in order.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Rows localize={localize} />,
    parts: [
      {
        name: { zh: '把手', en: 'Grip' },
        text: {
          zh: '六个点的按钮；能按的地方比看到的宽，达到 `size.touch`。',
          en: 'A button of six dots; its target is `size.touch`, wider than what is seen.',
        },
        selector: 'button',
        side: 'left',
      },
      {
        name: { zh: '内容', en: 'Thing' },
        text: {
          zh: '被拖时变淡；要落下的地方出现一条主色的线。',
          en: 'Fades while it is dragged; a line in the primary colour shows where it will be.',
        },
        selector: '[lang="en"]',
        side: 'right',
      },
    ],
  },
  content: [
    { zh: '把手的名字带上对象：移动“oak”。', en: 'The grip names the thing: Move oak.' },
    { zh: '菜单里写：上移、下移、移到另一页。', en: 'The menu says: Move up, Move down, Move to a page.' },
  ],
  accessibility: [
    {
      zh: '把手是按钮：有 `onStep` 时，上下方向键每次移动一格。',
      en: 'The grip is a button: with `onStep`, Up and Down move the thing by one place.',
    },
    {
      zh: '有 `moves` 时，按一下把手会打开菜单：不拖也能移。',
      en: 'With `moves`, a press on the grip opens a menu: nothing has to be dragged.',
    },
    { zh: '名字是 `label`，鼠标停留时也会显示。', en: '`label` names it and is shown when the pointer rests on it.' },
    { zh: '落点用一条线表示，不只靠颜色。', en: 'Where it will be is shown by a line, not by a colour alone.' },
  ],
  variations: {
    Several: { zh: '几样东西互相换位置。', en: 'Several things that can change places.' },
    WithMoves: {
      zh: '没有自己的菜单时，按一下把手，列出能移去的地方。',
      en: 'Without a menu of its own, a press on the grip lists where the thing can go.',
    },
  },
  tokens: [
    'color.primary',
    'color.textMuted',
    'size.touch',
    'size.icon',
    'size.focusRing',
    'radius.control',
    'radius.full',
  ],
}
