/** How function words are said: strong alone and at the end of a sentence, weak elsewhere. Phonetics without slashes. */

interface AccentForms {
  readonly strong: string
  readonly weak: string[]
}

interface WeakForms {
  readonly uk: AccentForms
  readonly us: AccentForms
  /** The last of several weak forms stands before vowels: 'the apple' ði, in the UK 'for example' fər. */
  readonly beforeVowels: boolean
}

/** word | UK strong | UK weak ... | US strong | US weak ...; a star: the last weak form stands before vowels. */
const TABLE = `
a | eɪ | ə | eɪ | ə
an | æn | ən | æn | ən
the* | ðiː | ðə ði | ði | ðə ði
and | ænd | ənd ən | ænd | ənd ən
but | bʌt | bət | bʌt | bət
or | ɔː | ə | ɔr | ɚ
as | æz | əz | æz | əz
than | ðæn | ðən | ðæn | ðən
that | ðæt | ðət | ðæt | ðət
at | æt | ət | æt | ət
for* | fɔː | fə fər | fɔr | fɚ
from | frɒm | frəm | frʌm | frəm
of | ɒv | əv ə | ʌv | əv ə
to* | tuː | tə tu | tu | tə tu
into* | ˈɪntuː | ˈɪntə ˈɪntu | ˈɪntu | ˈɪntə ˈɪntu
he | hiː | hi i | hi | i
him | hɪm | ɪm | hɪm | ɪm
his | hɪz | ɪz | hɪz | ɪz
her | hɜː | hə ə | hɝ | hɚ ɚ
she | ʃiː | ʃi | ʃi | ʃi
me | miː | mi | mi | mi
we | wiː | wi | wi | wi
us | ʌs | əs | ʌs | əs
you | juː | ju jə | ju | jə
your | jɔː | jə | jɔr | jɚ
them | ðem | ðəm əm | ðɛm | ðəm əm
some | sʌm | səm | sʌm | səm
there | ðeə | ðə | ðɛr | ðɚ
who | huː | hu u | hu | u
am | æm | əm m | æm | əm m
are | ɑː | ə | ɑr | ɚ
be | biː | bi | bi | bi
been | biːn | bɪn | bɪn | bən
was | wɒz | wəz | wʌz | wəz
were | wɜː | wə | wɝ | wɚ
do | duː | du də | du | də
does | dʌz | dəz | dʌz | dəz
has | hæz | həz əz | hæz | həz əz
have | hæv | həv əv | hæv | həv əv
had | hæd | həd əd | hæd | həd əd
can | kæn | kən | kæn | kən
could | kʊd | kəd | kʊd | kəd
should | ʃʊd | ʃəd | ʃʊd | ʃəd
would | wʊd | wəd əd | wʊd | wəd əd
must | mʌst | məst məs | mʌst | məst məs
shall | ʃæl | ʃəl | ʃæl | ʃəl
will | wɪl | wəl əl | wɪl | wəl əl
not | nɒt | nt | nɑt | nt
just | dʒʌst | dʒəst | dʒʌst | dʒəst`

const forms: ReadonlyMap<string, WeakForms> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [name = '', ukStrong = '', ukWeak = '', usStrong = '', usWeak = ''] = line.split(' | ')
      return [
        name.replace('*', ''),
        {
          uk: { strong: ukStrong, weak: ukWeak.split(' ') },
          us: { strong: usStrong, weak: usWeak.split(' ') },
          beforeVowels: name.endsWith('*'),
        },
      ]
    }),
)

/** The forms of a function word in lower case; null for words that are said in one way only. */
export const readWeakForms = (word: string): WeakForms | null => forms.get(word) ?? null
