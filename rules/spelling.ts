/**
 * UK and US spellings of one word. Regular differences are bound to the words that have them, since 'for' is no spelling
 * of 'four' and 'exercize' none of 'exercise'. Different words ('aeroplane', 'airplane') and spellings that are another
 * common word in the other country ('check', 'story', 'draft') are not here.
 */

/** Words made of a stem, a part that differs, and an ending ('-' for none): 'travel' + 'l' or nothing + 'ed'. */
type Family = { stems: string; uk: string; us: string; endings: string }

const families: readonly Family[] = [
  {
    stems:
      'arm ard behavi cand clam col demean enam endeav fav ferv flav glam harb hon hum lab neighb od parl ranc rig rum ' +
      'savi sav splend succ tum val vap vig',
    uk: 'our',
    us: 'or',
    endings: '- s ed ing ings er ers able ably al ally ful fully hood hoods ite ites less ly some y ies',
  },
  {
    stems: 'cent theat fib met lit calib goit lust lacklust meag mit och sab scept somb spect saltpet reconnoit',
    uk: 're',
    us: 'er',
    endings: '- s glass piece pieces goer goers',
  },
  {
    stems:
      'barrel bevel cancel carol channel chisel counsel dial dishevel duel enamel equal fuel funnel gravel grovel gruel ' +
      'initial jewel label level libel marshal marvel medal model panel parcel pedal pencil pummel quarrel revel rival ' +
      'shovel shrivel signal snivel spiral stencil swivel tassel tinsel total towel tranquil travel trial tunnel ' +
      'unravel wool yodel',
    uk: 'l',
    us: '',
    endings: 'ed en er ers est ing ings ist ists or ors ous ously',
  },
  { stems: 'appa disti enro enthra fulfi insta insti', uk: 'l', us: 'll', endings: '- s ment ments' },
  { stems: 'skil wil', uk: 'ful', us: 'lful', endings: '- ly ness' },
  { stems: 'anal catal dial epil ideol monol prol travel', uk: 'ogue', us: 'og', endings: '- s' },
  { stems: 'catal dial', uk: 'ogu', us: 'og', endings: 'ed er ers ing' },
  { stems: 'ana cata dia electro hydro para psychoana breatha', uk: 'lys', us: 'lyz', endings: 'e ed er ers es ing' },
  { stems: 'tranqui', uk: 'll', us: 'l', endings: 'ise ised iser isers ising ity ize ized izer izers izing' },
  { stems: 'ax', uk: 'e', us: '', endings: '-' },
  { stems: 'def off pret', uk: 'ence', us: 'ense', endings: '- s less' },
]

const PREFIXES = 'un dis mis re multi tri water over self amphi epi centi deci kilo micro milli nano'

/** Beginnings with ae or oe in the UK; whatever follows is alike. */
const classical =
  'aesthet/esthet amoeb/ameb anaemi/anemi anaesthe/anesthe archaeolog/archeolog caesarean/cesarean ' +
  'coeliac/celiac diarrhoea/diarrhea encyclopaed/encycloped faecal/fecal faeces/feces foetal/fetal foetus/fetus ' +
  'gynaecolog/gynecolog haemo/hemo homoeop/homeop homoeost/homeost leukaemi/leukemi mediaeval/medieval ' +
  'oedema/edema oesophag/esophag oestrogen/estrogen orthopaed/orthoped paediatr/pediatr palaeo/paleo'

/** Single words that differ, with their endings. */
const irregular =
  'acknowledgement/acknowledgment adviser/advisor aeon/eon ageing/aging aluminium/aluminum artefact/artifact baulk/balk ' +
  'carburettor/carburetor centred/centered centring/centering chequered/checkered chilli/chili cipher/cypher ' +
  'cosy/cozy cosier/cozier cosily/cozily despatch/dispatch disc/disk doughnut/donut enflame/inflame enquiry/inquiry furore/furor gaol/jail gramme/gram ' +
  'grey/gray jewellery/jewelry judgement/judgment kilogramme/kilogram licence/license likeable/likable ' +
  'liquorice/licorice manoeuvre/maneuver manoeuvrable/maneuverable manoeuvred/maneuvered ' +
  'manoeuvring/maneuvering mollusc/mollusk mould/mold mouldy/moldy moult/molt moustache/mustache mum/mom ' +
  'omelette/omelet pedlar/peddler phoney/phony pricey/pricy plough/plow practise/practice programme/program pyjama/pajama ' +
  'racoon/raccoon reflexion/reflection sceptic/skeptic sceptical/skeptical scepticism/skepticism sizeable/sizable smoulder/smolder ' +
  'snowplough/snowplow speciality/specialty sulphate/sulfate sulphur/sulfur titbit/tidbit ' +
  'tsar/czar tyre/tire waggon/wagon whisky/whiskey whizz/whiz worshipped/worshiped ' +
  'worshipper/worshiper worshipping/worshiping yoghurt/yogurt'
const IRREGULAR_ENDINGS = '- s ed ing er ers est ish ness'

/** Ends of the part before -ise that never precede -ize ('advise', 'clockwise'). */
const ISE_ENDS =
  'advert adv chast circumc conc desp dev exc exerc expert franch improv inc merchand nr parad pr pract prec prem prom ' +
  'rev superv surm telev w'
/** The same as whole parts only: 'demise', but 'academise' may have a z. */
const ISE_WHOLE = 'cer chem dem mort treat val'
/** Whole parts that precede -ize only ('capsize'). */
const IZE_WHOLE = 'ass caps downs outs overs res supers unders ups'
const ONE_SPELLING = new RegExp(`(${either(ISE_ENDS)})$|^(${either(`${ISE_WHOLE} ${IZE_WHOLE}`)})$`)
const ISE_OR_IZE = /^(.{2,}[^aeiou])i([sz])(e|ed|er|ers|es|ing|able|ation|ations)$/

/** A spelling of a lower-case word on the other side of the Atlantic, or null where the rule does not fit the word. */
type Respell = (word: string) => string | null

const rules: readonly Respell[] = [
  ...families.map(({ stems, uk, us, endings }) =>
    swap(`((?:${either(PREFIXES)})?(?:${either(stems)}))`, uk, us, `(${either(endings)})`),
  ),
  ...pairs(classical).map(([uk, us]) => swap('()', uk, us, '(.*)')),
  ...pairs(irregular).map(([uk, us]) => swap('()', uk, us, `(${either(IRREGULAR_ENDINGS)})`)),
  iseOrIze,
]

/**
 * All spellings of one lower-case word without spaces, itself first. The relation holds both ways: what is listed for
 * a word lists that word.
 */
export function spellingsOf(word: string): string[] {
  const found = new Set([word])
  // What is added is walked through as well: 'colourize' leads on to 'colorize' and 'colourise'.
  for (const spelling of found) {
    for (const respell of rules) found.add(respell(spelling) ?? spelling)
  }
  return [...found]
}

/** Swaps the part between a stem and an ending, both regular expressions with one group. */
function swap(stem: string, uk: string, us: string, ending: string): Respell {
  const pattern = new RegExp(`^${stem}(${uk}|${us})${ending}$`)
  return (word) => {
    const [, before, part, after] = pattern.exec(word) ?? []
    return before === undefined || after === undefined ? null : `${before}${part === uk ? us : uk}${after}`
  }
}

function iseOrIze(word: string): string | null {
  const [, stem, letter, ending] = ISE_OR_IZE.exec(word) ?? []
  if (stem === undefined || ending === undefined) return null
  if (ONE_SPELLING.test(stem)) return null
  return `${stem}i${letter === 's' ? 'z' : 's'}${ending}`
}

function either(words: string): string {
  return words.replace('-', '').replaceAll(' ', '|')
}

function pairs(list: string): [uk: string, us: string][] {
  return list.split(' ').map((pair) => {
    const [uk = '', us = ''] = pair.split('/')
    return [uk, us]
  })
}
