import type { Gender } from '#contract/primitives.ts';
import { stemOf, stopWords, wordsIn } from '../words.ts';
import { isNear } from './edit-distance.ts';
import { genderWords, synonymsOf, wordsWithSynonyms } from './synonyms.ts';
import { styleIdKey, type TextIndex } from './text-index.ts';

/** More words than this narrow nothing down any more. */
const WORDS_MAX = 8;
const PHRASE_MAX = 3;

/** Stems that all have to be there, and how much a hit counts: 1 for what was typed, less for what may be meant. */
export interface Alternative {
  stems: readonly number[];
  factor: number;
}
const SYNONYM = 0.7;
const BEGINNING = 0.6;
const GUESS = 0.5;

/** One thing that was asked for: any of the alternatives will do. */
interface Term {
  /** As typed, folded. */
  words: readonly string[];
  alternatives: Alternative[];
  /** The word that was taken for it, where what was typed is unknown. */
  guess: string | null;
}

/** A keyword as the index understands it. */
export interface Understood {
  terms: readonly Term[];
  /** Whom the words say it is for. */
  gender: Gender | null;
  /** Words that fit nothing at all. */
  ignored: readonly string[];
  /** The keyword with guesses in place of slips; null where there are none. */
  didYouMean: string | null;
}

/**
 * What a keyword asks for, in words that the catalogue has. `doubting`: words that nobody writes just so are taken for
 * slips, even where another form of them is known ("blak" is no form of "Blake").
 */
export function understand(texts: TextIndex, keyword: string, doubting = false): Understood {
  const { vocabulary } = texts;
  const styleId = vocabulary.stem(styleIdKey(keyword));
  if (/\d/.test(keyword) && styleId !== undefined) {
    const whole = { words: [keyword], alternatives: [{ stems: [styleId], factor: 1 }], guess: null };
    return { terms: [whole], gender: null, ignored: [], didYouMean: null };
  }
  const typed = typedWords(keyword);
  const gender = genderOf(typed);
  const words = typed.filter((word) => !genderWords.has(stemOf(word)));
  // "Women" alone is a filter and no search; a single unknown gender word never stands in the way.
  const terms = readTerms(texts, words, doubting);
  const known = terms.filter((term) => term.alternatives.length > 0);
  const ignored = terms.filter((term) => term.alternatives.length === 0).flatMap((term) => term.words);
  return {
    terms: known.length > 0 ? known : terms,
    gender,
    ignored: known.length > 0 ? ignored : [],
    didYouMean: correctedOf(known, typed),
  };
}

/** The words without those that say nothing, unless there are no others. */
function typedWords(keyword: string): string[] {
  const all = [...new Set(wordsIn(keyword))];
  const telling = all.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : all).slice(0, WORDS_MAX);
}

function genderOf(words: readonly string[]): Gender | null {
  const said = new Set(words.flatMap((word) => genderWords.get(stemOf(word)) ?? []));
  return said.size === 1 ? [...said][0]! : null;
}

/** Phrases that mean one thing are one term; longer ones before shorter ones. */
function readTerms(texts: TextIndex, words: readonly string[], doubting: boolean): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const last = (length: number) => at + length === words.length;
    let length = Math.min(PHRASE_MAX, words.length - at);
    for (; length > 1; length -= 1) {
      const phrase = readPhrase(texts, words.slice(at, at + length));
      if (!phrase) continue;
      terms.push(phrase);
      break;
    }
    if (length <= 1) {
      const word = words[at]!;
      const guess = doubting && !texts.vocabulary.writes(word) ? guessed(texts, word) : null;
      terms.push(guess?.guess ? guess : readWord(texts, word, last(1)));
    }
    at += Math.max(1, length);
  }
  return terms;
}

/** Several words that have synonyms together, or are also written as one; null when they are just words. */
function readPhrase(texts: TextIndex, words: readonly string[]): Term | null {
  const { vocabulary } = texts;
  const stems = words.map(stemOf);
  const joined = vocabulary.stem(stemOf(words.join('')));
  const others = synonymsOf.get(stems.join(' '));
  if (joined === undefined && !others) return null;
  const alternatives = [
    ...alternative(texts, stems, 1),
    ...(joined === undefined ? [] : [{ stems: [joined], factor: 1 }]),
    ...(others ?? []).flatMap((other) => alternative(texts, other, SYNONYM)),
  ];
  return alternatives.length > 0 ? { words, alternatives, guess: null } : null;
}

function readWord(texts: TextIndex, word: string, isLast: boolean): Term {
  const { vocabulary } = texts;
  const stem = stemOf(word);
  const exact = vocabulary.stem(stem);
  const others = meaning(texts, stem, SYNONYM);
  const alternatives = [...(exact === undefined ? [] : [{ stems: [exact], factor: 1 }]), ...others];
  // The last word may be unfinished; an unknown one may be the beginning of another.
  if (word.length > 1 && (isLast || alternatives.length === 0)) {
    for (const other of vocabulary.beginningWith(word))
      if (other !== exact) alternatives.push({ stems: [other], factor: BEGINNING });
  }
  if (alternatives.length === 0) alternatives.push(...takenApart(texts, word));
  if (alternatives.length > 0) return { words: [word], alternatives, guess: null };

  return guessed(texts, word);
}

/** A word that nobody uses, taken for the likeliest that somebody does. */
function guessed(texts: TextIndex, word: string): Term {
  const near = texts.vocabulary.near(word);
  const alternatives = near.flatMap(({ stem, word: face }) => [
    { stems: [stem], factor: GUESS },
    ...meaning(texts, stemOf(face), GUESS * SYNONYM),
  ]);
  if (near[0]) return { words: [word], alternatives, guess: near[0].word };
  // Shoppers' own words are mistyped as well: "traniers" for trainers, which the catalogue calls sneakers.
  for (const [stem, written] of wordsWithSynonyms) {
    if (word.length < 4 || isNear(stemOf(word), stem) === null) continue;
    const meant = meaning(texts, stem, GUESS * SYNONYM);
    if (meant.length > 0) return { words: [word], alternatives: meant, guess: written };
  }
  return { words: [word], alternatives: [], guess: null };
}

/** The other ways to say a stem. */
const meaning = (texts: TextIndex, stem: string, factor: number) =>
  (synonymsOf.get(stem) ?? []).flatMap((other) => alternative(texts, other, factor));

/** Two known words that were typed as one. */
function takenApart(texts: TextIndex, word: string): Alternative[] {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const pair = [stemOf(word.slice(0, at)), stemOf(word.slice(at))];
    const found = alternative(texts, pair, 1);
    if (found.length > 0) return found;
  }
  return [];
}

/** Nothing when a stem is in no style. */
function alternative(texts: TextIndex, stems: readonly string[], factor: number): Alternative[] {
  const numbers = stems.map((stem) => texts.vocabulary.stem(stem));
  return numbers.every((number) => number !== undefined) ? [{ stems: numbers, factor }] : [];
}

function correctedOf(terms: readonly Term[], typed: readonly string[]): string | null {
  const guesses = new Map(terms.flatMap((term) => (term.guess ? [[term.words[0]!, term.guess]] : [])));
  return guesses.size === 0 ? null : typed.map((word) => guesses.get(word) ?? word).join(' ');
}
