/** Words that are said differently by their sense: a table made by hand, of what each sense sounds like in both accents. */
import { CONTENT_TIMEOUT, readContent } from '#tests/content'
import { beforeAll, describe, expect, test } from 'vitest'
import { examplesOfMissingSenses } from './heteronyms.ts'
import type { SenseRow, WordRow } from './rows.ts'

let words: ReadonlyMap<string, WordRow> = new Map()
let senses: ReadonlyMap<string, SenseRow[]> = new Map()
beforeAll(async () => {
  const rows = await readContent()
  words = new Map(rows.words.map((word) => [word.headword, word]))
  senses = Map.groupBy(rows.senses, ({ headword }) => headword)
}, CONTENT_TIMEOUT)

/** word: part of speech, a term of the sense, UK, US; the headline first. */
const TABLE = `
lead: v 带领 liːd lid, n 领先 liːd lid, n 铅 led lɛd
tear: n 眼泪 tɪə tɪr, v 撕 teə tɛr
wind: n 风 wɪnd wɪnd, v 蜿蜒 waɪnd waɪnd
read: v 读 riːd rid, v 过去 red rɛd
row: n 一排 rəʊ roʊ, v 划船 rəʊ roʊ, n 吵架 raʊ raʊ
bow: n 弓 bəʊ boʊ, v 鞠躬 baʊ baʊ
close: v 关 kləʊz kloʊz, adj 近 kləʊs kloʊs
use: v 使用 juːz juz, n 用途 juːs jus
live: v 居住 lɪv lɪv, adj 现场 laɪv laɪv
minute: n 分钟 ˈmɪnɪt ˈmɪnət, adj 极小 maɪˈnjuːt maɪˈnut
bass: n 低音 beɪs beɪs, n 鲈鱼 bæs bæs
sow: v 播种 səʊ soʊ, n 母猪 saʊ saʊ
dove: n 鸽子 dʌv dʌv, v 跳水 dəʊv doʊv
sewer: n 下水道 ˈsuːə ˈsuɚ, n 缝纫 ˈsəʊə ˈsoʊɚ
wound: n 伤口 wuːnd wund, v 缠绕 waʊnd waʊnd
house: n 房子 haʊs haʊs, v 住处 haʊz haʊz
excuse: n 借口 ɪkˈskjuːs ɪkˈskjus, v 原谅 ɪkˈskjuːz ɪkˈskjuz
abuse: v 滥用 əˈbjuːz əˈbjuz, n 虐待 əˈbjuːs əˈbjus
record: n 记录 ˈrekɔːd ˈrɛkɚd, v 录 rɪˈkɔːd rɪˈkɔrd
present: n 礼物 ˈprezənt ˈprɛzənt, adj 出席 ˈprezənt ˈprɛzənt, v 颁发 prɪˈzent prɪˈzɛnt
object: n 物体 ˈɒbdʒekt ˈɑbdʒɛkt, v 反对 əbˈdʒekt əbˈdʒɛkt
content: n 内容 ˈkɒntent ˈkɑntɛnt, adj 满足 kənˈtent kənˈtɛnt
desert: n 沙漠 ˈdezət ˈdɛzɚt, v 抛弃 dɪˈzɜːt dɪˈzɝt
refuse: v 拒绝 rɪˈfjuːz rɪˈfjuz, n 垃圾 ˈrefjuːs ˈrɛfjus
produce: v 生产 prəˈdjuːs prəˈdus, n 农产品 ˈprɒdjuːs ˈproʊdus
project: n 项目 ˈprɒdʒekt ˈprɑdʒɛkt, v 预测 prəˈdʒekt prəˈdʒɛkt
permit: v 允许 pəˈmɪt pɚˈmɪt, n 许可证 ˈpɜːmɪt ˈpɝmɪt
increase: v 增加 ɪnˈkriːs ɪnˈkris, n 增长 ˈɪnkriːs ˈɪnkris
decrease: v 减少 dɪˈkriːs dɪˈkris, n 减少 ˈdiːkriːs ˈdikris
import: v 进口 ɪmˈpɔːt ɪmˈpɔrt, n 进口 ˈɪmpɔːt ˈɪmpɔrt
export: v 出口 ɪkˈspɔːt ɪkˈspɔrt, n 出口 ˈekspɔːt ˈɛkspɔrt
conduct: v 进行 kənˈdʌkt kənˈdʌkt, n 行为 ˈkɒndʌkt ˈkɑndʌkt
contract: n 合同 ˈkɒntrækt ˈkɑntrækt, v 收缩 kənˈtrækt kənˈtrækt
conflict: n 冲突 ˈkɒnflɪkt ˈkɑnflɪkt, v 冲突 kənˈflɪkt kənˈflɪkt
contest: n 比赛 ˈkɒntest ˈkɑntɛst, v 异议 kənˈtest kənˈtɛst
convert: v 转换 kənˈvɜːt kənˈvɝt, n 皈依 ˈkɒnvɜːt ˈkɑnvɝt
converse: v 交谈 kənˈvɜːs kənˈvɝs, n 相反 ˈkɒnvɜːs ˈkɑnvɝs
convict: v 有罪 kənˈvɪkt kənˈvɪkt, n 囚犯 ˈkɒnvɪkt ˈkɑnvɪkt
console: n 游戏机 ˈkɒnsəʊl ˈkɑnsoʊl, v 安慰 kənˈsəʊl kənˈsoʊl
entrance: n 入口 ˈentrəns ˈɛntrəns, v 着迷 ɪnˈtrɑːns ɪnˈtræns
invalid: adj 无效 ɪnˈvælɪd ɪnˈvælɪd, n 病人 ˈɪnvəlɪd ˈɪnvəlɪd
perfect: adj 完美 ˈpɜːfɪkt ˈpɝfɪkt, v 使完善 pəˈfekt pɚˈfɛkt
progress: n 进步 ˈprəʊɡres ˈprɑɡrɛs, v 前进 prəˈɡres prəˈɡrɛs
protest: n 抗议 ˈprəʊtest ˈproʊtɛst, v 抗议 prəˈtest prəˈtɛst
rebel: n 反叛 ˈrebəl ˈrɛbəl, v 反 rɪˈbel rɪˈbɛl
subject: n 科目 ˈsʌbdʒɪkt ˈsʌbdʒɪkt, v 遭受 səbˈdʒekt səbˈdʒɛkt
suspect: v 怀疑 səˈspekt səˈspɛkt, n 嫌疑 ˈsʌspekt ˈsʌspɛkt
insult: v 侮辱 ɪnˈsʌlt ɪnˈsʌlt, n 侮辱 ˈɪnsʌlt ˈɪnsʌlt
attribute: v 归 əˈtrɪbjuːt əˈtrɪbjut, n 品质 ˈætrɪbjuːt ˈætrəˌbjut
separate: adj 分开 ˈseprət ˈsɛprət, v 分开 ˈsepəreɪt ˈsɛpəˌreɪt
estimate: v 估计 ˈestɪmeɪt ˈɛstəˌmeɪt, n 估计 ˈestɪmət ˈɛstəmət
graduate: n 毕业生 ˈɡrædʒuət ˈɡrædʒuət, v 毕业 ˈɡrædʒueɪt ˈɡrædʒuˌeɪt
advocate: v 提倡 ˈædvəkeɪt ˈædvəˌkeɪt, n 拥护者 ˈædvəkət ˈædvəkət
resume: v 重新开始 rɪˈzjuːm rɪˈzum, n 简历 ˈrezjumeɪ ˈrɛzəˌmeɪ`

const table = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [word = '', list = ''] = line.split(': ')
    const rows = list.split(', ').map((row) => {
      const [pos = '', term = '', uk = '', us = ''] = row.split(' ')
      return { pos, term, uk, us }
    })
    return [word, rows] as const
  })

test('the table has 54 words', () => {
  expect(new Set(table.map(([word]) => word)).size).toBe(54)
})

describe('is said by its sense, in both accents:', () => {
  test.each(table)('%s', (word, expected) => {
    const own = senses.get(word) ?? []
    const said = expected.map(({ pos, term, ...sound }) => {
      const sense = own.find(({ partOfSpeech, zh }) => partOfSpeech === pos && zh?.includes(term))
      return { pos, term, expected: sound, said: sense && { uk: sense.ipaUk, us: sense.ipaUs } }
    })
    expect(said).toEqual(said.map((row) => ({ ...row, said: row.expected })))
  })

  test.each(table)('%s, in the meaning that questions ask', (word, expected) => {
    const { meaningZh, ipaUk, ipaUs } = words.get(word) ?? {}
    const sounds = expected.filter(({ term }) => meaningZh?.includes(term)).map(({ uk, us }) => `${uk} ${us}`)
    expect(sounds, meaningZh).toContain(`${ipaUk} ${ipaUs}`)
  })
})

test('at least 150 words have senses of more than one sound, and no sense of them lacks its own', () => {
  const sounding = [...senses].filter(([, own]) => own.some(({ ipaUk }) => ipaUk !== null))
  const different = sounding.filter(([, own]) => new Set(own.map(({ ipaUk, ipaUs }) => `${ipaUk} ${ipaUs}`)).size > 1)
  expect(different.length).toBeGreaterThanOrEqual(150)
  expect(sounding.filter(([, own]) => own.some(({ ipaUk, ipaUs }) => !ipaUk || !ipaUs)).map(([word]) => word)).toEqual(
    [],
  )
})

test('a sense that is written for its sound has an example with the word in it', async () => {
  const forms = Map.groupBy((await readContent()).forms, ({ headword }) => headword)
  const lacking = [...senses.keys()].filter((headword) => {
    const names = [headword, ...(forms.get(headword) ?? []).map(({ form }) => form)]
    const shown = new RegExp(String.raw`\b(?:${names.join('|')})\b`, 'i')
    return examplesOfMissingSenses(headword).some(({ en }) => !shown.test(en))
  })
  expect(lacking).toEqual([])
})
