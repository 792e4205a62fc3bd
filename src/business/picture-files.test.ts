import { describe, expect, it } from 'vitest';
import { publishedSize } from './picture-files.ts';

describe('pictures', () => {
  it('are published in their shape, with no side longer than pages ask for', () => {
    expect(publishedSize({ width: 4032, height: 3024 })).toEqual({ width: 1440, height: 1080 });
    expect(publishedSize({ width: 3024, height: 4032 })).toEqual({ width: 1080, height: 1440 });
    expect(publishedSize({ width: 640, height: 640 })).toEqual({ width: 640, height: 640 });
  });
});
