import { expect, test } from 'vitest'
import { usFromUk } from './us-from-uk.ts'

test.for([
  ['saturnine', 'ˈsætənaɪn', 'ˈsætɚˌnaɪn'],
  ['ligature', 'ˈlɪɡətʃə', 'ˈlɪɡətʃɚ'],
  ['cast-iron', 'ˌkɑːstˈaɪən', 'ˌkæstˈaɪɚn'],
  ['watercourse', 'ˈwɔːtəkɔːs', 'ˈwɔtɚˌkɔrs'],
  ['particularize', 'pəˈtɪkjʊləraɪz', 'pɚˈtɪkjələˌraɪz'],
  ['parlous', 'ˈpɑːləs', 'ˈpɑrləs'],
  ['eclat', 'eɪˈklɑː', 'eɪˈklɑ'],
  ['avowal', 'əˈvaʊəl', 'əˈvaʊəl'],
  ['sidereal', 'saɪˈdɪəriəl', 'saɪˈdɪriəl'],
  ['currish', 'ˈkɜːrɪʃ', 'ˈkɝɪʃ'],
  ['horology', 'hɒˈrɒlədʒi', 'hɔˈrɑlədʒi'],
  ['nucleate', 'ˈnjuːklieɪt', 'ˈnukliˌeɪt'],
  ['sinew', 'ˈsɪnjuː', 'ˈsɪnju'],
  ['lassitude', 'ˈlæsɪtjuːd', 'ˈlæsəˌtud'],
  ['hydrosphere', 'ˈhaɪdrəsfɪə', 'ˈhaɪdrəˌsfɪr'],
  ['biped', 'ˈbaɪped', 'ˈbaɪpɛd'],
] as const)('%s, in the UK /%s/, is /%s/ in the US', ([word, uk, us]) => {
  expect(usFromUk(uk, word)).toBe(us)
})
