import { classBounds } from './class-limits.ts'
import type { Message } from './message.ts'

/** The texts of classes: see `messages`. */
export const classMessages = {
  class_name_required: { status: 400, zh: '请填写名称', en: 'Please fill in a name' },
  class_code_required: { status: 400, zh: '请填写加入码', en: 'Please fill in the code' },
  class_code_unknown: {
    status: 404,
    zh: '没有这个加入码。请核对一下，或请老师再发一次',
    en: 'No class has this code. Please check it, or ask your teacher again.',
  },
  class_own: { status: 409, zh: '这是你自己的班级', en: 'This is your own class' },
  class_full: {
    status: 409,
    zh: `这个班级已经满 ${classBounds.members} 人了`,
    en: `This class is full: it has ${classBounds.members} learners`,
  },
  class_limit: {
    status: 409,
    zh: '班级已经够多了，先退出或解散一个吧',
    en: 'You have many classes already. Leave or end one first.',
  },
  class_task_limit: {
    status: 409,
    zh: '这个班级的任务太多了，先删掉几个吧',
    en: 'This class has too many tasks. Delete some first.',
  },
  class_task_due_invalid: {
    status: 400,
    zh: '日期要在今天到一年以内',
    en: 'Choose a day from today to a year from now',
  },
  class_task_without_words: {
    status: 400,
    zh: '这里没有可以练习的单词',
    en: 'There are no words to practise in it',
  },
} as const satisfies Record<string, Message>
