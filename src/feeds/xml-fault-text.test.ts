import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { xmlFaultText } from './xml-fault-text.ts';

/** The first fault of a document, as people are told of it. */
function faultOf(xml: string): string | undefined {
  const faults: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => faults.push(message.replace(/^\d+:\d+:\s*/, '')));
  parser.write(xml).close();
  return faults[0] && xmlFaultText(faults[0]);
}

it.each([
  ['<a><b></a>', 'теги закрыты не в том порядке'],
  ['</a>', 'закрыт тег </a>, который не открыт'],
  ['<feed><offer>', 'тег <offer> не закрыт'],
  ['<a>R&D; Co</a>', 'знак & надо писать как &amp;'],
  ['<a>&nope;</a>', 'знак & надо писать как &amp;'],
  ['<a b="1" b="2"/>', 'атрибут b повторяется'],
  ['<a b=1/>', 'значение атрибута стоит не в кавычках'],
  ['<a b c="1"/>', 'значение атрибута стоит не в кавычках'],
  ['<a 7="1"/>', 'недопустимый знак в имени тега или атрибута'],
  ['<a>\u0001</a>', 'недопустимый знак'],
  ['<a/><b/>', 'вокруг всего файла должен быть один тег'],
  ['слова', 'вокруг всего файла должен быть один тег'],
  ['<a><!-- -- --></a>', 'разметка нарушена'],
])('%s: %s', (xml, text) => {
  expect(faultOf(xml)).toBe(text);
});
