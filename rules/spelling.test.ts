import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { spellingsOf } from './spelling.ts'

const PAIRS =
  'colour/color favourite/favorite neighbourhood/neighborhood armoury/armory watercolour/watercolor centre/center ' +
  'theatre/theater kilometre/kilometer fibreglass/fiberglass travelled/traveled traveller/traveler marvellous/marvelous ' +
  'woollen/woolen jeweller/jeweler jewellery/jewelry fulfil/fulfill enrolment/enrollment skilful/skillful wilful/willful ' +
  'organise/organize organisation/organization realising/realizing analyse/analyze paralysed/paralyzed ' +
  'catalogue/catalog cataloguing/cataloging dialogues/dialogs defence/defense licence/license practise/practice ' +
  'anaemia/anemia paediatrician/pediatrician oestrogen/estrogen foetus/fetus diarrhoea/diarrhea manoeuvre/maneuver ' +
  'encyclopaedia/encyclopedia grey/gray greyish/grayish tyre/tire tyres/tires pyjamas/pajamas moustache/mustache ' +
  'doughnut/donut yoghurt/yogurt plough/plow aluminium/aluminum axe/ax programme/program cosy/cozy mum/mom tranquillity/tranquility'

const ALONE =
  'four for hour your our flour sour exercise advise surprise promise otherwise clockwise prize size capsize ' +
  'rise wise noise seize humorous honorary laboratory elaborate perimeter diameter water letter later vogue rogue ' +
  'controlled ball hello equality total tired fetch anemone effect aeroplane airplane check cheque story storey phoenix'

describe('spellingsOf', () => {
  it.each(PAIRS.split(' ').map((pair) => pair.split('/')))('takes %s and %s for one word', (uk = '', us = '') => {
    expect(spellingsOf(uk)).toContain(us)
    expect(spellingsOf(us)).toContain(uk)
  })

  it.each(ALONE.split(' '))('knows one spelling of %s', (word) => {
    expect(spellingsOf(word)).toEqual([word])
  })

  it('finds the spellings that differ twice', () => {
    expect(spellingsOf('anaesthetise')).toContain('anesthetize')
    expect(spellingsOf('tranquillise')).toContain('tranquilize')
  })

  it('lists a word among the spellings of each of its spellings', () => {
    const known = fc.constantFrom(...PAIRS.split(/[ /]/))
    const tail = fc.constantFrom('', 's', 'ed', 'ing', 'ise', 'izes', 'er', 'ful')
    fc.assert(
      fc.property(fc.constantFrom('', 'un', 're', 'over'), known, tail, (before, word, after) => {
        const all = spellingsOf(before + word + after)
        for (const spelling of all) expect(new Set(spellingsOf(spelling))).toEqual(new Set(all))
      }),
    )
  })
})
