/** Faults of XML that people make, as saxes words them. */
const FAULTS: readonly [fault: RegExp, text: string][] = [
  [/^unclosed tag: (.+)$/, 'тег <$1> не закрыт'],
  [/^unmatched closing tag: (.+?)\.?$/, 'закрыт тег </$1>, который не открыт'],
  [/^unexpected close tag/, 'теги закрыты не в том порядке'],
  [/^unexpected end/, 'файл обрывается'],
  [/entity/, 'знак & надо писать как &amp;'],
  [/^duplicate attribute: (.+?)\.?$/, 'атрибут $1 повторяется'],
  [
    /^(attribute without value|unquoted attribute value|value (required|must be quoted))/,
    'значение атрибута стоит не в кавычках',
  ],
  [/in (tag|closing tag|attribute) name|^malformed name/, 'недопустимый знак в имени тега или атрибута'],
  [/disallowed (in char data|character)|^disallowed/, 'недопустимый знак'],
  [/root|text data outside/, 'вокруг всего файла должен быть один тег'],
];

/** What is wrong with a file that is no XML, in words for those who made it; `fault` is a message of saxes. */
export function xmlFaultText(fault: string): string {
  for (const [pattern, text] of FAULTS) {
    const found = pattern.exec(fault);
    if (found) return text.replace('$1', found[1] ?? '');
  }
  return 'разметка нарушена';
}
