import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { drawMasterPlan } from '#drawing/draw.ts';
import { checkMasterPlan } from './check-master-plan.ts';

it('takes our own drawing', () => {
  const houses = [{ name: '1', floors: 20, sections: 3, state: 'sale' as const }];
  expect(() =>
    checkMasterPlan(drawMasterPlan({ seed: 5, houses }, { streets: ['Лесная «ул.»'] })),
  ).not.toThrow();
});

it.each([
  ['a script', '<svg><script>alert(1)</script></svg>'],
  ['an event', '<svg onload="alert(1)"></svg>'],
  ['an event without quotes', '<svg onload=alert(1)></svg>'],
  ['a foreign object', '<svg><foreignObject><b>1</b></foreignObject></svg>'],
  ['a link out', '<svg><use href="https://evil.example/#a"/></svg>'],
  ['a link to a script', '<svg><use xlink:href="javascript:alert(1)"/></svg>'],
  ['a picture from outside', '<svg><rect fill="url(https://evil.example/a.svg)"/></svg>'],
  ['a style', '<svg><rect style="background:url(//evil.example)"/></svg>'],
  ['a style sheet', '<svg><style>@import "//evil.example"</style></svg>'],
  ['an animation', '<svg><set attributeName="href" to="javascript:1"/></svg>'],
  ['a comment', '<svg><!-- <script> --></svg>'],
  ['a doctype', '<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>'],
  ['a torn tag', '<svg><path d="M0 0"</svg>'],
])('refuses %s', (_, svg) => {
  expect(() => checkMasterPlan(svg)).toThrow(AppError);
});
