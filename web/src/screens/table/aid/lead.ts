// The words before the colon of a sentence are what it is about; an aid sets them apart.

const LEAD = /^([^:.]{1,24}:)\s(.+)$/su;

export function leadOf(text: string): { lead: string; rest: string } {
  const found = LEAD.exec(text);
  return { lead: found?.[1] ?? "", rest: found?.[2] ?? text };
}
