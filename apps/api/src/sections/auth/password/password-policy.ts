const STEMS = new Set(
  (
    'password passw pass parol пароль qwerty qwertyuiop qwertyuiopasdfghjkl asdfgh asdfghjkl zxcvbn zxcvbnm йцукен йцукенгшщзхъ фывапролджэ ячсмитьбю ' +
    'admin administrator админ администратор adminpanel panel letmein welcome iloveyou monkey dragon superman princess football abc abcdef login secret ' +
    'trustno sunshine baseball michael starwars whatever computer charlie shadow master batman jordan harley ranger hunter buster soccer hockey killer george ' +
    'andrew joshua matthew daniel ashley jessica jennifer pepper ginger summer winter flower freedom secret internet samsung google nokia chelsea liverpool ' +
    'changeme default привет любовь солнышко марина наташа moscow москва russia россия'
  ).split(' '),
)

/** The rows and the columns of keyboards. */
const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaqwsxcderfvbgtyhnmjuiklop',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
]
const LEET: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', '1': 'l', '5': 's', $: 's' }

/** The reason to refuse a guessable password; the contract checks the length. */
export function passwordProblem(password: string, email: string): string | undefined {
  const text = password.normalize('NFC').toLowerCase()
  const [local = ''] = email.split('@')
  if (text.includes(email) || (local.length >= 4 && text.includes(local)))
    return 'Новый пароль: не должен содержать адрес эл. почты'
  if (isGuessable(text)) return 'Новый пароль: слишком простой, его легко подобрать'
  return undefined
}

function isGuessable(text: string): boolean {
  const letters = lettersOf(text)
  const words = [
    letters,
    lettersOf(text.replace(/(?<!\d)\d+$/, '').replaceAll(/[@4301$5]/g, (sign) => LEET[sign] ?? '')),
  ]
  return (
    new Set(text).size < 5 ||
    isSequence(text) ||
    (letters === '' && repeatedPart(text) !== text) ||
    words.some((word) => STEMS.has(word) || STEMS.has(repeatedPart(word)) || isRow(word))
  )
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}]/gu, '')
}

/** Six letters beside each other, in either direction. */
function isRow(letters: string): boolean {
  const reversed = Array.from(letters).toReversed().join('')
  return letters.length >= 6 && ROWS.some((row) => row.includes(letters) || row.includes(reversed))
}

/** Detects `abcdefghijkl` and `987654321098`: each character is adjacent to the previous one. */
function isSequence(text: string): boolean {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => Math.abs(code - (codes[index] ?? 0)))
  return steps.filter((step) => step <= 1 || step === 9).length >= steps.length - 1
}

/** The shortest part of which the text consists: the text occurs in its double before the end of the first half. */
function repeatedPart(text: string): string {
  return text.slice(0, `${text}${text}`.indexOf(text, 1))
}
