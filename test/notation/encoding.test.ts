import { describe, expect, test } from 'vitest';
import { decodeText, encodeEdited, encodeText } from '../../src/notation/index.js';

const LATIN = { encodings: ['utf-8', 'latin1'] };
const bytesOf = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes);

describe('decoding', () => {
  test('takes the first encoding in which all bytes are valid', () => {
    expect(decodeText(Buffer.from('Müller'), LATIN)).toEqual({ text: 'Müller', encoding: 'utf-8', isGuessed: false });
    expect(decodeText(bytesOf(0x4d, 0xfc), LATIN)).toEqual({ text: 'Mü', encoding: 'latin1', isGuessed: true });
  });

  test('takes UTF-16 if its byte-order mark comes first, unless the caller names an encoding', () => {
    const mark = bytesOf(0xff, 0xfe, 0x4d, 0x00, 0xfc, 0x00);
    expect(decodeText(mark)).toEqual({ text: '\ufeffMü', encoding: 'utf-16le', isGuessed: false });
    expect(decodeText(bytesOf(0xfe, 0xff, 0x00, 0x4d))).toMatchObject({ text: '\ufeffM', encoding: 'utf-16be' });
    expect(decodeText(bytesOf(0xff, 0xfe, 0x4d))).toMatchObject({ encoding: 'utf-16le', invalidAt: 1 });
    expect(decodeText(mark, LATIN, 'latin1').text).toBe('ÿþM\0ü\0');
  });

  test('is UTF-8 alone for a notation that declares nothing', () => {
    expect(decodeText(bytesOf(0x4d, 0xfc))).toMatchObject({ encoding: 'utf-8', invalidAt: 1 });
  });

  test('takes the encoding that the text names, in any case, and ignores a name that is unknown', () => {
    const notation = { ...LATIN, encodingOf: (head: string) => /CA\[(.*?)\]/.exec(head)?.[1] };
    const named = Buffer.concat([Buffer.from('CA[GB2312]'), bytesOf(0xb0, 0xa1)]);
    expect(decodeText(named, notation)).toEqual({ text: 'CA[GB2312]啊', encoding: 'gb2312', isGuessed: false });
    expect(decodeText(Buffer.from('CA[nonsense]é'), notation)).toMatchObject({ encoding: 'utf-8' });
  });

  test.each([
    ['gb18030', '黑棋勝 ]'],
    ['big5', 'コミ半目 ]'],
    ['latin1', 'Müller ]'],
    ['windows-1251', 'Müller ]'],
    ['shift_jis', 'Ā ]'],
  ])('reads a text in UTF-8 as that, although it names %s', (name, comment) => {
    const notation = { ...LATIN, encodingOf: () => name };
    const found = decodeText(Buffer.from(comment), notation);
    expect(found).toEqual({ text: comment, encoding: 'utf-8', isGuessed: false, misnamed: name });
    expect(decodeText(Buffer.from(comment), notation, name).text).not.toBe(comment);
  });

  test('reads a text as the encoding that it names if it could also be UTF-8 by chance', () => {
    const notation = { ...LATIN, encodingOf: () => 'gb2312' };
    expect(decodeText(bytesOf(0xc3, 0xa9), notation)).toEqual({ text: '茅', encoding: 'gb2312', isGuessed: false });
    expect(decodeText(bytesOf(0x61), notation)).toEqual({ text: 'a', encoding: 'gb2312', isGuessed: false });
  });

  test('ignores the name of UTF-16 in a text of single bytes', () => {
    const notation = { ...LATIN, encodingOf: () => 'UTF-16' };
    expect(decodeText(Buffer.from('CA[UTF-16]'), notation)).toMatchObject({ text: 'CA[UTF-16]', encoding: 'utf-8' });
  });

  test('prefers the encoding that the caller names to that of the text, and finds wrong bytes', () => {
    const notation = { ...LATIN, encodingOf: () => 'gb2312' };
    expect(decodeText(bytesOf(0x61, 0xe9), notation, 'latin1').text).toBe('aé');
    expect(decodeText(bytesOf(0x61, 0xb0, 0x20, 0x61), notation)).toMatchObject({ encoding: 'gb2312', invalidAt: 1 });
    expect(() => decodeText(bytesOf(0x61), LATIN, 'nonsense')).toThrow(RangeError);
  });
});

describe('encoding', () => {
  test.each(['latin1', 'windows-1251', 'gb2312', 'gb18030', 'big5', 'shift_jis', 'euc-kr', 'koi8-r', 'utf-8'])(
    'gives the bytes of %s back',
    (encoding) => {
      const every: number[] = [];
      for (let byte = 0; byte < 0x80; byte++) every.push(byte);
      for (let byte = 0xa1; byte < 0xdf; byte++) every.push(0xb5, byte);
      const { text, invalidAt } = decodeText(Uint8Array.from(every), {}, encoding);
      if (invalidAt !== undefined) return expect(encoding).toBe('utf-8');
      expect(encodeText(text, encoding)).toEqual(Uint8Array.from(every));
    },
  );

  test.each(['latin1', 'windows-1251', 'koi8-r', 'iso-8859-2', 'iso-8859-15', 'macintosh'])(
    'gives every byte of %s back, even the first one of a text',
    (encoding) => {
      const bytes = Uint8Array.from({ length: 256 }, (_, i) => 255 - i);
      const { text } = decodeText(bytes, {}, encoding);
      expect(text.length).toBe(256);
      expect(encodeText(text, encoding)).toEqual(bytes);
    },
  );

  test.each(['utf-16', 'utf-16le', 'utf-16be', 'UTF-16'])('gives the bytes of %s back', (encoding) => {
    const bytes = Buffer.from('\ufeffa é ☃ 𝕏\r\n', 'utf16le');
    if (encoding === 'utf-16be') bytes.swap16();
    const { text, invalidAt } = decodeText(bytes, {}, encoding);
    expect([text, invalidAt]).toEqual(['\ufeffa é ☃ 𝕏\r\n', undefined]);
    expect(encodeText(text, encoding)).toEqual(Uint8Array.from(bytes));
    expect(encodeText('\ud800', encoding)).toBeUndefined();
    const longer = encodeEdited(`${text}b`, { text, bytes, encoding });
    expect(longer?.subarray(0, bytes.length)).toEqual(Uint8Array.from(bytes));
  });

  test('refuses characters that the encoding lacks', () => {
    expect(encodeText('a ☃', 'latin1')).toBeUndefined();
    expect(encodeText('a \ud800')).toBeUndefined();
  });

  test('an edited text keeps the bytes around the edit, or is refused', () => {
    const original = { text: 'Mü 1', bytes: bytesOf(0x4d, 0xfc, 0x20, 0x31), encoding: 'latin1' };
    expect(encodeEdited('Mü 2', original)).toEqual(bytesOf(0x4d, 0xfc, 0x20, 0x32));
    expect(encodeEdited('Mü ☃', original)).toBeUndefined();
    // Shift_JIS has two codes for this character; the table knows one.
    const twice = bytesOf(0xfa, 0x4a);
    const text = new TextDecoder('shift_jis').decode(twice);
    const other = { text, bytes: twice, encoding: 'shift_jis' };
    expect(encodeEdited(text, other)).toEqual(twice);
    expect(encodeEdited(`${text}a`, other)).toBeUndefined();
  });
});
