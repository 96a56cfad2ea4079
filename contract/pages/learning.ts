/** Pages on which somebody learns: challenges, words, courses, sound and reviews. */
import { alone, page } from '../page.ts'

export const learningPages = {
  home: page('public', '/home', { zh: '首页', en: 'Home' }, 'Home', ['home', 'grove', 'words', 'reviews'], {
    preset: 'home',
    reads: ['GET /api/user/stats', 'GET /api/grove', 'GET /api/challenges', 'GET /api/look-ups'],
  }),
  /** All words in beds. */
  grove: page('session', '/grove', { zh: '我的词林', en: 'My grove' }, 'Grove', ['grove', 'words', 'reviews'], {
    reads: ['GET /api/grove/beds'],
  }),
  challenges: page('session', '/challenges', { zh: '单词挑战', en: 'Word challenges' }, 'Challenges', ['challenges'], {
    reads: ['GET /api/challenges'],
  }),
  wordChallenge: page(
    'session',
    '/word-challenge',
    { zh: '选择关卡', en: 'Choose a level' },
    'WordChallenge',
    ['challenges'],
    // Whoever comes from the catalogue sees the easy levels of a whole category.
    { query: ['category'], reads: ['GET /api/challenges', 'GET /api/challenges/{category}/levels?difficulty=easy'] },
  ),
  game: page(
    'session',
    '/word-challenge/:category/:sub?/game',
    { zh: '挑战', en: 'Challenge' },
    'Game',
    ['challenges', 'practice'],
    alone,
  ),
  word: page(
    'session',
    '/word/:word',
    { zh: '单词', en: 'Word' },
    'Word',
    ['words', 'notes', 'reviews', 'confusions'],
    {
      reads: ['GET /api/words/{word}'],
    },
  ),
  streamTest: page(
    'session',
    '/test-streaming',
    { zh: '单词信息流测试', en: 'Word information stream' },
    'StreamTest',
    ['words'],
  ),
  practice: page(
    'session',
    '/practice',
    { zh: '单词练习', en: 'Practice' },
    'Practice',
    ['practice', 'speech', 'notes'],
    alone,
  ),
  courses: page('session', '/courses', { zh: '课程', en: 'Courses' }, 'Courses', ['courses'], {
    reads: ['GET /api/courses'],
  }),
  course: page('session', '/courses/:course', { zh: '课程', en: 'Course' }, 'Course', ['courses'], {
    reads: ['GET /api/courses/{course}'],
  }),
  certificate: page(
    'session',
    '/courses/:course/certificate',
    { zh: '结业证书', en: 'Certificate' },
    'Certificate',
    ['courses'],
    { reads: ['GET /api/courses/{course}'] },
  ),
  lesson: page(
    'session',
    '/lesson/:course/:number',
    { zh: '上课', en: 'Lesson' },
    'Lesson',
    ['courses', 'practice', 'speech'],
    {
      alone: true,
      reads: ['GET /api/courses/{course}/lessons/{number}'],
    },
  ),
  shadow: page(
    'session',
    '/lesson/:course/:number/shadow',
    { zh: '跟读', en: 'Shadowing' },
    'Shadow',
    ['courses', 'recordings', 'speech'],
    { alone: true, reads: ['GET /api/courses/{course}/lessons/{number}'] },
  ),
  /** Leads to the course, or to all of them. */
  lessons: page('session', '/lesson/:course?', { zh: '课程', en: 'Courses' }, 'Lessons', []),
  examPlan: page('session', '/exam-plan', { zh: '备考计划', en: 'Exam plan' }, 'ExamPlan', ['planner'], {
    reads: ['GET /api/exam-plan'],
  }),
  /** Classes that one teaches or is in; the view `tasks` is what there is to do in all, `code` leads to a class before it is joined. */
  classes: page('session', '/classes', { zh: '班级', en: 'Classes' }, 'Classes', ['classes'], {
    reads: ['GET /api/classes'],
  }),
  /** A class: its tasks, and for its teacher its learners; `view` left out: the tasks. With `task`: who is how far with it. */
  classPage: page('session', '/classes/:id/:task?', { zh: '班级', en: 'Class' }, 'ClassPage', ['classes'], {
    reads: ['GET /api/classes/{id}'],
  }),
  record: page('session', '/record', { zh: '录音', en: 'Record' }, 'Record', ['recordings', 'speech', 'words']),
  /** The sound profile. */
  sounds: page('session', '/sounds', { zh: '发音', en: 'Sounds' }, 'Sounds', ['sounds'], {
    reads: ['GET /api/sounds'],
  }),
  /** Minimal pairs: hear which, or say which. */
  soundTrainer: page(
    'session',
    '/sounds/train',
    { zh: '辨音练习', en: 'Sound pairs' },
    'SoundTrainer',
    ['sounds', 'practice', 'speech'],
    alone,
  ),
  review: page('session', '/review', { zh: '复习', en: 'Reviews' }, 'Review', ['reviews', 'words', 'confusions'], {
    reads: ['GET /api/reviews'],
  }),
  reviewRun: page(
    'session',
    '/review/session',
    { zh: '复习中', en: 'Reviewing' },
    'ReviewRun',
    ['reviews', 'practice', 'speech', 'notifications', 'confusions', 'words'],
    alone,
  ),
  /** Own texts, and how much of each can be read. */
  reader: page('session', '/reader', { zh: '阅读', en: 'Reader' }, 'Reader', ['reader'], {
    reads: ['GET /api/reader/texts'],
  }),
  readerText: page('session', '/reader/:id', { zh: '阅读', en: 'Reader' }, 'ReaderText', ['reader', 'words', 'notes'], {
    reads: ['GET /api/reader/texts/{id}', 'GET /api/reader/texts/{id}/words'],
  }),
  /** Words for the ears alone. */
  walk: page('session', '/walk', { zh: '边走边听', en: 'Listening walk' }, 'Walk', ['walk'], alone),
} as const
