import { createClient, type MountedCalculator, mountCalculator } from '../typescript/index.ts';

const { site, key } = document.querySelector<HTMLElement>('script[data-site]')!.dataset as {
  site: string;
  key: string;
};
const section = document.querySelector('#section')!;
const toggle = document.querySelector<HTMLButtonElement>('#toggle')!;
const cheaper = document.querySelector<HTMLButtonElement>('#cheaper')!;
let calculator: MountedCalculator | null = null;

toggle.addEventListener('click', async () => {
  toggle.disabled = true;
  if (calculator) {
    calculator.unmount();
    calculator = null;
    section.replaceChildren();
  } else {
    const place = section.appendChild(document.createElement('div'));
    calculator = await mountCalculator(place, { site, key, price: 12_000_000 });
  }
  cheaper.disabled = calculator === null;
  toggle.textContent = calculator ? 'Убрать калькулятор' : 'Показать калькулятор';
  toggle.disabled = false;
});
cheaper.addEventListener('click', () => calculator?.set({ price: 9_000_000 }));

const banks = await createClient({ site, key }).banks();
document.querySelector('#banks')!.append(
  ...(banks.ok ? banks.data.map(({ name }) => name) : [banks.message]).map((text) => {
    const item = document.createElement('li');
    item.textContent = text;
    return item;
  }),
);
