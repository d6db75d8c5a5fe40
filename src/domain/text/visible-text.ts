/**
 * Characters that nobody sees: those that direct writing to the left or right, join and part letters, or only fill
 * room. With them a name reads as another one, or as none, and two that look alike are two.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '');
}
