import type { FacadeStyle } from './style.ts';

/** Colours that a look is built in besides its own. */
export type Palette = Partial<Pick<FacadeStyle, 'walls' | 'trim' | 'accent' | 'ground'>>;

export const palettes: Readonly<Record<string, readonly Palette[]>> = {
  'painted-panel': [
    { walls: ['#F0E9DC', '#E3D3B8'], accent: '#C46A3A', ground: '#7A6A5C' },
    { walls: ['#E6EAEE', '#C5D0DC'], accent: '#3F6FA0', ground: '#5E6B78' },
    { walls: ['#F1EDEA', '#DCC9C4'], accent: '#9A4250', ground: '#6F6265' },
  ],
  'nordic-gable': [
    { walls: ['#96594C', '#AD7262'], trim: '#F4F1EA', accent: '#3C474A', ground: '#5B4038' },
    { walls: ['#E3C98A', '#EFDDB0'], trim: '#5A564C', accent: '#8C5A34', ground: '#7D6E58' },
    { walls: ['#4E6670', '#65808A'], trim: '#E9EEEE', accent: '#D6A15C', ground: '#39484E' },
  ],
  'warm-brick': [
    { walls: ['#D9B994', '#C8A178'], accent: '#7F5B3E', ground: '#7A624C' },
    { walls: ['#8A4B3C', '#A3604C'], accent: '#D8C4B0', ground: '#4C332B' },
    { walls: ['#E4DED3', '#CFC5B4'], trim: '#6B5F52', accent: '#A9714A', ground: '#8B7A67' },
  ],
  'graphite-and-light': [
    { walls: ['#E9E4DB', '#6B5A4E'], accent: '#C0673A', ground: '#4F433B' },
    { walls: ['#E2E8E4', '#4F6A5C'], accent: '#9DBE6A', ground: '#394B42' },
    { walls: ['#E4E6EC', '#56608A'], accent: '#E0A94C', ground: '#3C4263' },
  ],
  'white-waves': [
    { walls: ['#E7DCCB', '#F0E8DC'], accent: '#C2A27E', ground: '#93836F' },
    { walls: ['#B9C7B4', '#D5DECF'], accent: '#8AA382', ground: '#6C7B68' },
  ],
  'clinker-loft': [
    { walls: ['#4A4644', '#5C5653'], accent: '#C98F5A', ground: '#2F2C2B' },
    { walls: ['#B98C62', '#C9A27C'], accent: '#3F4A4C', ground: '#6E5540' },
    { walls: ['#D8D3CA', '#BDB6AA'], accent: '#7E3F2E', ground: '#77706A' },
  ],
  'concrete-grid': [
    { walls: ['#B8BCBC', '#A2A8A9'], accent: '#C97F3F', ground: '#6F7778' },
    { walls: ['#DCCBB3', '#C9B497'], accent: '#5F6F62', ground: '#8A755B' },
    { walls: ['#C9B3A6', '#B79C8D'], accent: '#6E4A3C', ground: '#7C655A' },
  ],
  'bronze-fins': [
    { walls: ['#6E6A64', '#7F7A72'], trim: '#C7A06A', accent: '#B88A50', ground: '#45413C' },
    { walls: ['#D9D6CF', '#C6C2B8'], trim: '#5E6A6C', accent: '#7D8C8E', ground: '#6B6C69' },
  ],
  'green-terraces': [
    { walls: ['#C9A27A', '#B58B62'], trim: '#F3EADF', ground: '#7E6147' },
    { walls: ['#D6DAD6', '#BFC6C0'], trim: '#49544E', ground: '#6F7872' },
  ],
  'glass-tower': [
    { walls: ['#B7AE9C', '#A3998A'], trim: '#F1EADC', accent: '#D9CDB8', ground: '#5D5548' },
    { walls: ['#88A99C', '#74968A'], trim: '#E6F0EA', accent: '#CFE0D6', ground: '#44584F' },
  ],
  'limestone-classic': [
    { walls: ['#DCC7B8', '#CDB4A3'], accent: '#8E5A48', ground: '#B69C88' },
    { walls: ['#D5D9D8', '#C3C9C8'], accent: '#7D8A8C', ground: '#A9B0B0' },
  ],
  'art-deco': [
    { walls: ['#5A5F68', '#6B717A'], trim: '#D9CBA8', accent: '#C39A4E', ground: '#33373D' },
    { walls: ['#B4715A', '#A15F4A'], trim: '#F0E2CF', accent: '#D8B27A', ground: '#573529' },
  ],
  'dark-stone-bays': [
    { walls: ['#7A6A5C', '#8C7B6C'], trim: '#E3D3BC', accent: '#D0B48E', ground: '#4A3F36' },
    { walls: ['#BFC4C2', '#AAB0AF'], trim: '#55605F', accent: '#7E8C8A', ground: '#6C7472' },
  ],
  'brick-palazzo': [
    { walls: ['#C98F62', '#B87D52'], accent: '#F0DFC4', ground: '#C9AE8A' },
    { walls: ['#6E3B34', '#7E4840'], accent: '#D9BFA4', ground: '#B59C88' },
  ],
  'teal-ceramic': [
    { walls: ['#C4683E', '#D4825A'], accent: '#F1E2D4', ground: '#6A3A26' },
    { walls: ['#CDB98A', '#DCCDA6'], accent: '#8A6A34', ground: '#6A5B3E' },
    { walls: ['#55708F', '#7590AB'], accent: '#E2E9F1', ground: '#2B3F5C' },
  ],
};
