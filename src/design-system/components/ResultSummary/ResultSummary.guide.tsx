import type { ComponentGuide, Localize } from '#docs/guide'
import { animals } from '#tests/story-words'
import { Button } from '../Button/Button.tsx'
import { ResultSummary } from './ResultSummary.tsx'

const [fox, rabbit] = animals

interface SummaryProps {
  praise?: string
  /** The primary button; the other one is 'Play again'. */
  primary?: string
  localize: Localize
}

function Summary({ praise, primary, localize }: SummaryProps) {
  return (
    <ResultSummary
      stars={2}
      starsLabel={localize({ zh: '获得 2 颗星，共 3 颗', en: '2 of 3 stars' })}
      praise={praise ?? localize({ zh: '一次就对了 6 个', en: '6 of 8 at first try' })}
      facts={[
        { label: localize({ zh: '用时', en: 'Time' }), value: localize({ zh: '1 分 12 秒', en: '1 min 12 s' }) },
        { label: localize({ zh: '积分', en: 'Points' }), value: '+60' },
      ]}
      missedTitle={localize({ zh: '再看一眼', en: 'Look at these again' })}
      missed={[
        {
          id: fox.id,
          headword: fox.headword,
          picture: { src: fox.src, tint: fox.tint },
          meaning: localize(fox.meaning),
          given: localize({ zh: '你选的是：兔子', en: 'You chose: rabbit' }),
        },
        {
          id: rabbit.id,
          headword: rabbit.headword,
          picture: { src: rabbit.src, tint: rabbit.tint },
          meaning: localize(rabbit.meaning),
          given: localize({ zh: '你选的是：狐狸', en: 'You chose: fox' }),
        },
      ]}
      actions={<Button>{primary ?? localize({ zh: '练习这些词', en: 'Practise these words' })}</Button>}
    />
  )
}

export const guide: ComponentGuide = {
  summary: {
    zh: '一局结束：得到了什么，哪些词再看一眼，接下来去哪里。',
    en: 'The end of a run: what was won, what to look at again, where to go now.',
  },
  whenToUse: [
    {
      zh: '一个关卡、一节课、一次复习或练习结束后的整屏结果。',
      en: 'The whole screen after a level, a lesson, a review or a practice.',
    },
  ],
  whenNotToUse: [
    { zh: '一道题的结果。', en: 'The result of one question.', use: 'FeedbackBar' },
    { zh: '付款等操作成功了。', en: 'A payment or the like that succeeded.', use: 'SuccessScreen' },
    { zh: '个人主页上的统计。', en: 'Statistics of a profile.', use: 'StatTile' },
  ],
  pairs: [
    {
      do: {
        picture: (localize) => <Summary localize={localize} />,
        text: {
          zh: '夸做到的事：学习者知道自己好在哪里。',
          en: 'Praise what was done: the learner knows what went well.',
        },
      },
      doNot: {
        picture: (localize) => <Summary praise={localize({ zh: '太棒了！', en: 'Awesome!' })} localize={localize} />,
        text: {
          zh: '每次都是“太棒了”：听多了就什么也没说。',
          en: '“Awesome!” after every run: soon it says nothing.',
        },
      },
    },
    {
      do: {
        picture: (localize) => <Summary localize={localize} />,
        text: {
          zh: '主按钮是现在能走的下一步。',
          en: 'The primary button is the next step that is open.',
        },
      },
      doNot: {
        picture: (localize) => (
          <Summary primary={localize({ zh: '下一关（未解锁）', en: 'Next level (locked)' })} localize={localize} />
        ),
        text: {
          zh: '主按钮通往锁住的关卡：刚做完就碰壁。',
          en: 'The primary button leads to a locked level: the run ends at a closed door.',
        },
      },
    },
  ],
  anatomy: {
    picture: (localize) => <Summary localize={localize} />,
    parts: [
      {
        name: { zh: '星星', en: 'Stars' },
        text: {
          zh: '这一局的成绩；不计星的练习用 `figure` 放一个环。',
          en: 'What the run won; a practice without stars puts a ring here with `figure`.',
        },
        selector: '.won > [role="img"]',
        side: 'left',
      },
      {
        name: { zh: '标题', en: 'Praise' },
        text: { zh: '这一屏唯一的 `h1`，说出做到了什么。', en: 'The one `h1` of the screen says what was done.' },
        selector: 'h1',
        side: 'left',
      },
      {
        name: { zh: '数据', en: 'Facts' },
        text: { zh: '二到四项：用时、积分。', en: 'Two to four: time, points.' },
        selector: 'dl',
        side: 'left',
      },
      {
        name: { zh: '按钮', en: 'Actions' },
        text: { zh: '先是一个主按钮，再是其他。', en: 'One primary button, then the others.' },
        selector: '.actions button',
        side: 'left',
      },
      {
        name: { zh: '没答对的词', en: 'Missed words' },
        text: {
          zh: '第一次没答对的词，写出选了什么；全对时不显示。',
          en: 'Words not right at first try and what was answered; with none there is no list.',
        },
        selector: 'ul',
        side: 'left',
      },
    ],
  },
  content: [
    { zh: '标题用数字夸：八个全对！', en: 'Praise with numbers: 8 of 8 at first try!' },
    { zh: '没答对的词叫“再看一眼”，不叫“错题”。', en: 'Missed words are headed Look at these again, not Mistakes.' },
    {
      zh: '里程碑先写数字和单位，再写一句平实的话；不许诺，不催促。',
      en: 'A milestone is the number with its unit and one plain sentence; it promises nothing and does not press.',
    },
    {
      zh: '选过的答案写成整句：你选的是：兔子。',
      en: 'What was answered is given in whole words: You chose: rabbit.',
    },
  ],
  accessibility: [
    {
      zh: '用了 `takeFocus`，标题得到焦点，读屏软件立刻读出结果。',
      en: 'With `takeFocus` the heading has the focus, so the result is read out at once.',
    },
    {
      zh: '星星的角色是 `img`，名字是 `starsLabel`；没答对的词是有名字的列表。',
      en: 'The stars are an `img` named by `starsLabel`; missed words are a list with a name.',
    },
    {
      zh: '三颗星时叶子飘落；开启“减少动态效果”后没有，植物只淡入。',
      en: 'Leaves fall for three stars. With reduced motion there are none, and the plants only fade in.',
    },
  ],
  variations: {
    ThreeStars: {
      zh: '三颗星：词从土里一个个长出来，叶子飘落。',
      en: 'Three stars: the words come up one by one, and leaves fall.',
    },
    Milestone: {
      zh: '这一局到了一个整数：数字最大，下面一句话，只说一次。',
      en: 'The run has reached a round number: it is the largest text, with one sentence, said once.',
    },
    OneStar: { zh: '一颗星，先看看没答对的词。', en: 'One star, and words to look at again.' },
    WithoutStars: { zh: '练习不计星，用环显示答对多少。', en: 'A practice wins no stars: a ring in their place.' },
    Phone: { zh: '手机上按钮占满一行。', en: 'On phones the buttons fill the row.' },
    TakingFocus: { zh: '一局刚结束，标题接过焦点。', en: 'When a run has just ended the heading takes the focus.' },
    Page: {
      zh: 'ResultPage：结果下面接着说由此而来的事。',
      en: 'ResultPage: below the result stands what follows from it.',
    },
  },
  tokens: [
    'color.surface',
    'color.divider',
    'color.textMuted',
    'color.error',
    'color.rewardFill',
    'shadow.card',
    'radius.card',
    'playSize.board',
    'duration.star',
    'duration.sheet',
    'duration.confetti',
    'color.plant.soil',
    'playSize.bedRise',
    'color.tint.primary',
    'typography.numeral',
    'typography.h1',
    'typography.h3',
    'typography.h4',
    'typography.body2',
  ],
}
