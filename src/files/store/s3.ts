import type { S3Client } from '@aws-sdk/client-s3';

/** The client of an S3-compatible service, and the commands that it sends. */
export type S3 = Awaited<ReturnType<typeof load>>;

const PACKAGES = ['@aws-sdk/client-s3', '@aws-sdk/lib-storage'];

let loading: Promise<S3> | undefined;

/**
 * Loads the client that is installed beside this program, which finds the service, the region and the credentials as
 * the other programs of AWS do.
 *
 * @throws an error that names the packages if they are not installed
 */
export const loadS3 = (): Promise<S3> => (loading ??= load());

async function load() {
  try {
    const [commands, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
    const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
    const client: S3Client = new commands.S3Client({
      followRegionRedirects: true,
      requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
      // Services other than AWS's have no host name for each bucket.
      forcePathStyle: (AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL) !== undefined,
    });
    return { ...commands, Upload, client };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(`s3:// needs the packages ${PACKAGES.join(' and ')}: run npm install ${PACKAGES.join(' ')}`);
  }
}
