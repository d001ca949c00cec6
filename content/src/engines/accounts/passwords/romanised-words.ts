// The commonest first, each as most people write it; what else they write is made of it below.
const words = `
rak mai chan ter phom khun rao pai ma kin khao mak di mi pen thi tham ni nan lae kap chai wa hai khon ya yu laeo loei
na khrap kha ja jao jing arai thammai yangngai thaorai muearai khrai nai tae ko cha tong yak chop kliat khit thueng khit
rue ru kho thot khop hen du fang phut bok rian tham ngan ngoen baan ban rot nam mae pho phi nong luk ta yai pu ya phuean
faen mia phua dek ying chai tua jai jep tai sabai suay suai lo narak kaeng keng noi yai lek sung tia kao mai ron nao
yen wan khuen chao sai bai diao phrungni muea wanni torn tok chua samer talot pi duean sip nueng song sam si ha hok chet
paet kao roi phan muen saen laan ruai rui heng dii sud sut thisud kwa tae thao maa meow mu kai pla kung nuea phak phat
tom yam som tam khaoniao mamuang kuaitiao kuaytiew kuaytiao kuaytiaw kafae cha nom chayen wan wan thai prathet krungthep
chiang mueang thale fon lom fa dao duan phra wat tham bun sathu thewada phi fan phleng nang rueang nangsue khru nakrian
sanuk suksan koet wankoet sawatdi sawasdee sawatdee lakon chokdi khopkhun khobkhun khobkun kongkrai tangtae talotpai
gin khaw yang reu thoe ther kong krai krub krap krab maak pai kan duay nae non nguang hiw hio nueai muean jang leuy
thueng teung tueng kid kit chob kreng glua klua hua huajai rakkan lek phae chana tao chang ling suea ma nok ngu
`
const places = words.split(/\s+/u).filter((word) => word !== '')

const fewestGuesses = 20
const guessesOfPlace = 3

/** What everybody spells his own way: khao, kao; sawasdee, sawasdi. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(k|p|t)h/u, '$1'],
  [/^k(?!h)/u, 'g'],
  [/^kh/u, 'k'],
  [/^ch/u, 'j'],
  [/^r/u, 'l'],
  [/ue/u, 'eu'],
  [/ue/u, 'u'],
  [/ae/u, 'a'],
  [/i$/u, 'ee'],
  [/i$/u, 'y'],
  [/u(?=[a-z]?$)/u, 'oo'],
  [/a(?=[a-z]{0,2}$)/u, 'aa'],
  [/ao$/u, 'aow'],
  [/o$/u, 'oh'],
  [/t$/u, 'd'],
  [/k$/u, 'g'],
  [/p$/u, 'b'],
]

/** Thai words in Latin letters, each with the guesses that it takes. */
export const romanisedWords: readonly (readonly [string, number])[] = places.flatMap(
  (word, index) => {
    const guesses = Math.max(fewestGuesses, index * guessesOfPlace)
    return spellingsOf(word).map((spelled) => [spelled, guesses] as const)
  },
)

function spellingsOf(word: string): string[] {
  const once = spellings.map(([from, to]) => word.replace(from, to))
  const twice = once.flatMap((spelled) => spellings.map(([from, to]) => spelled.replace(from, to)))
  return [...new Set([word, ...once, ...twice])].filter(({ length }) => length > 1)
}
