/** Approved pictures lie in the repository as lossless WebP, half as large as PNG; Playwright compares PNG. */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer()

/** Writes every WebP picture below `packed` as PNG to the same place below `unpacked`, which holds nothing else afterwards. */
export async function unpackPictures(packed: string, unpacked: string): Promise<void> {
  rmSync(unpacked, { recursive: true, force: true })
  for (const file of globSync('*/*.webp', { cwd: packed })) {
    const target = join(unpacked, file.replace(/webp$/, 'png'))
    mkdirSync(dirname(target), { recursive: true })
    // Time matters here, not size.
    writeFileSync(
      target,
      await sharp(readFileSync(join(packed, file)))
        .png({ compressionLevel: 1 })
        .toBuffer(),
    )
  }
}

/**
 * Writes the PNG pictures below `unpacked` that differ from what `packed` holds, and removes those of `packed` that `files` does not name.
 *
 * @param files the pictures that should be there: `<story>/<shot>.png`
 */
export async function packPictures(unpacked: string, packed: string, files: readonly string[]): Promise<void> {
  const wanted = new Set(files.map((file) => file.replace(/png$/, 'webp')))
  const before = globSync('*/*.*', { cwd: packed })
  for (const file of before.filter((each) => !wanted.has(each))) rmSync(join(packed, file))
  for (const file of globSync('*/*.png', { cwd: unpacked }).filter((each) => files.includes(each))) {
    const target = join(packed, file.replace(/png$/, 'webp'))
    const picture = readFileSync(join(unpacked, file))
    if (before.includes(file.replace(/png$/, 'webp'))) {
      const [now, then] = await Promise.all([pixelsOf(picture), pixelsOf(readFileSync(target))])
      if (now.equals(then)) continue
    }
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, await sharp(picture).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer())
  }
}
