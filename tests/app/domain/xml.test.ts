import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeXml, xmlElement } from '#app/domain/xml.ts';

it('writes any text so that XML reads it back, less what XML does not have', () => {
  expect(escapeXml(`Tom & "Jo" <b>'s</b>`)).toBe('Tom &amp; &quot;Jo&quot; &lt;b&gt;&apos;s&lt;/b&gt;');
  expect(escapeXml('a\u0000b\u001fc\ud800d🧥\n')).toBe('abcd🧥\n');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = escapeXml(text);
      expect(written).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
      expect(escapeXml(written.replace(/&(amp|lt|gt|quot|apos);/g, ''))).not.toMatch(/&/);
    }),
  );
});

it('leaves elements without text out', () => {
  expect(xmlElement('a', 'x<')).toBe('<a>x&lt;</a>');
  expect(xmlElement('a', '') + xmlElement('a', null) + xmlElement('a', undefined)).toBe('');
});
